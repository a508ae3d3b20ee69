import type { FileMimeType } from '@havan/contract/files';

const startsWith = (bytes: Uint8Array, start: ArrayLike<number>, at = 0): boolean =>
  Array.from(start).every((byte, i) => bytes[at + i] === byte);
const ascii = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const endsWith = (bytes: Uint8Array, end: readonly number[]): boolean =>
  startsWith(bytes, end, bytes.length - end.length);

/** The kind of a file by its first and last bytes; the name and the header of the sender say nothing. Null is no kind that we keep. */
export function fileKindOf(bytes: Uint8Array): FileMimeType | null {
  if (startsWith(bytes, ascii('%PDF-')) && Buffer.from(bytes.subarray(-1024)).includes('%%EOF'))
    return 'application/pdf';
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  if (startsWith(bytes, png) && startsWith(bytes, ascii('IHDR'), 12)) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff]) && endsWith(bytes, [0xff, 0xd9])) return 'image/jpeg';
  return null;
}

/** The ending that a kind has in the storage and in a download. */
export const endingOf = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
} as const satisfies Record<FileMimeType, string>;

/** A name for a download: letters, digits and a few signs of the sender's, and the ending of the true kind. */
export function downloadNameOf(name: string, kind: FileMimeType): string {
  const bare = name
    .normalize('NFC')
    .replace(/\.[^.]{0,8}$/, '')
    .replace(/[^\p{L}\p{N} ()_-]+/gu, '-')
    .trim()
    .slice(0, 80);
  return `${bare || 'belge'}.${endingOf[kind]}`;
}
