/** Kind of a file by its bytes. */
export type FileKind =
  | 'empty'
  | 'zip'
  | 'openDocument'
  | 'oldExcel'
  | 'locked'
  | 'webPage'
  | 'binary'
  | 'text';

/** Microsoft's compound file: Excel before 2007, and every Excel file with a password. */
const compoundFile = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
/** `PK`, with which a text may start too, followed by the signature of an entry, of the end, or of a part. */
const zipMarks = [
  [0x50, 0x4b, 3, 4],
  [0x50, 0x4b, 5, 6],
  [0x50, 0x4b, 7, 8],
];

/**
 * Returns the kind of a file by its bytes, not by its name. `bytes` may be the beginning of the file; a
 * password is detected only in the complete file, because stream names are at its end.
 */
export function fileKind(bytes: Uint8Array): FileKind {
  if (bytes.length === 0) return 'empty';
  if (startsWith(bytes, compoundFile)) return holds(bytes, utf16('EncryptedPackage')) ? 'locked' : 'oldExcel';
  if (zipMarks.some((mark) => startsWith(bytes, mark)))
    return holds(bytes.subarray(0, 120), ascii('vnd.oasis.opendocument')) ? 'openDocument' : 'zip';
  if (isUtf16(bytes)) return 'text';
  if (bytes.includes(0) || startsWith(bytes, ascii('%PDF-'))) return 'binary';
  return startsLikeMarkup(bytes) ? 'webPage' : 'text';
}

/** HTML tables and XML are often saved with the extension of a workbook. */
function startsLikeMarkup(bytes: Uint8Array): boolean {
  const start = String.fromCharCode(...bytes.subarray(0, 200));
  return /^(?:\u00ef\u00bb\u00bf)?\s*<[a-z!?]/i.test(start);
}

/** Returns whether text is UTF-16: by its byte order mark, or by the zero in every second byte of ASCII text. */
export function isUtf16(bytes: Uint8Array): 'le' | 'be' | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'be';
  const sample = bytes.subarray(0, 200);
  if (sample.length < 8) return null;
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const most = sample.length / 2;
  if (odd > most * 0.7 && even < most * 0.1) return 'le';
  return even > most * 0.7 && odd < most * 0.1 ? 'be' : null;
}

/**
 * Returns the uncompressed size that the central directory of a ZIP archive states, in bytes. Checked before
 * unpacking, because a small file may unpack to gigabytes.
 */
export function unpackedSize(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let size = 0;
  for (let at = 0; at + 46 <= bytes.length; at += 1)
    if (view.getUint32(at, true) === 0x02014b50) {
      size += view.getUint32(at + 24, true);
      at += 45;
    }
  return size;
}

function startsWith(bytes: Uint8Array, start: readonly number[]): boolean {
  return start.every((byte, at) => bytes[at] === byte);
}

function holds(bytes: Uint8Array, part: readonly number[]): boolean {
  const [first = 0] = part;
  for (let at = bytes.indexOf(first); at >= 0; at = bytes.indexOf(first, at + 1))
    if (part.every((byte, offset) => bytes[at + offset] === byte)) return true;
  return false;
}

const ascii = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const utf16 = (text: string): number[] => ascii(text).flatMap((code) => [code, 0]);
