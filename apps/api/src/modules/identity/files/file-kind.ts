import type { FileMimeType, SentMimeType } from '@havan/contract/identity/files';

const startsWith = (bytes: Uint8Array, start: ArrayLike<number>, at = 0): boolean =>
  Array.from(start).every((byte, i) => bytes[at + i] === byte);
const ascii = (text: string): Uint8Array => Buffer.from(text, 'latin1');
const endsWith = (bytes: Uint8Array, end: readonly number[]): boolean =>
  startsWith(bytes, end, bytes.length - end.length);

/**
 * Returns the kind of a file by its first and last bytes, independent of its name and content type. Null for a kind
 * that is not accepted.
 */
export function fileKindOf(bytes: Uint8Array): SentMimeType | null {
  if (startsWith(bytes, ascii('%PDF-')) && Buffer.from(bytes.subarray(-1024)).includes('%%EOF'))
    return 'application/pdf';
  const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];
  if (startsWith(bytes, png) && startsWith(bytes, ascii('IHDR'), 12)) return 'image/png';
  if (startsWith(bytes, [0xff, 0xd8, 0xff]) && endsWith(bytes, [0xff, 0xd9])) return 'image/jpeg';
  if (startsWith(bytes, ascii('RIFF')) && startsWith(bytes, ascii('WEBP'), 8)) return 'image/webp';
  return null;
}

/** The file extension of a kind in the storage and in downloads. */
export const endingOf = {
  'application/pdf': 'pdf',
  'image/png': 'png',
  'image/jpeg': 'jpg',
} as const satisfies Record<FileMimeType, string>;

/** Returns a download name: letters, digits and a few signs of the sent name, with the extension of the true kind. */
export function downloadNameOf(name: string, kind: FileMimeType): string {
  const bare = name
    .normalize('NFC')
    .replace(/\.[^.]{0,8}$/, '')
    .replace(/[^\p{L}\p{N} ()_-]+/gu, '-')
    .trim()
    .slice(0, 80);
  return `${bare || 'belge'}.${endingOf[kind]}`;
}
