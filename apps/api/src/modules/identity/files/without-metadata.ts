import type { FileMimeType } from '@havan/contract/identity/files';

/**
 * Returns the picture without the metadata of camera and software: place, time, owner, thumbnails, comments and
 * trailing bytes. The pixels, the EXIF orientation of a JPEG and the colour profile stay.
 *
 * @returns the bytes as they are for a PDF, and null for a picture whose parts cannot be followed to its end
 */
export function withoutMetadata(bytes: Uint8Array, kind: FileMimeType): Uint8Array | null {
  if (kind === 'image/jpeg') return plainJpeg(Buffer.from(bytes));
  return kind === 'image/png' ? plainPng(Buffer.from(bytes)) : bytes;
}

/** Markers of a JPEG (ITU-T T.81, table B.1). */
const marker = { start: 0xd8, end: 0xd9, scan: 0xda, comment: 0xfe, app0: 0xe0, app15: 0xef } as const;
/**
 * Application segments that affect rendering: JFIF, the colour profile, Adobe's colour transform.
 */
const shown: ReadonlySet<number> = new Set([0xe0, 0xe2, 0xee]);

function plainJpeg(file: Buffer): Buffer | null {
  const kept: Buffer[] = [file.subarray(0, 2)];
  let at = 2;
  for (;;) {
    if (file[at] !== 0xff) return null;
    const code = file[at + 1] ?? 0;
    if (code === marker.end) return Buffer.concat([...kept, file.subarray(at, at + 2)]);
    if (at + 4 > file.length) return null;
    const next = at + 2 + file.readUInt16BE(at + 2);
    if (next > file.length || next < at + 4) return null;
    const segment = file.subarray(at, next);
    const isApplication = code >= marker.app0 && code <= marker.app15;
    const orientation = code === 0xe1 ? orientationOf(segment) : null;
    if (orientation !== null) kept.push(orientationSegment(orientation));
    else if (code !== marker.comment && (!isApplication || shown.has(code))) kept.push(segment);
    at = next;
    if (code !== marker.scan) continue;
    const end = endOfScan(file, at);
    kept.push(file.subarray(at, end));
    at = end;
  }
}

/** Entropy-coded data runs to the next marker; stuffed zero bytes and restart markers belong to it. */
function endOfScan(file: Buffer, from: number): number {
  for (let at = from; at < file.length - 1; at += 1) {
    const code = file[at + 1] ?? 0;
    if (file[at] === 0xff && code !== 0 && code !== 0xff && (code < 0xd0 || code > 0xd7)) return at;
  }
  return file.length;
}

const exifHead = Buffer.from('Exif\0\0', 'latin1');
/** EXIF 2.3, tag 0x0112: the orientation, 1 to 8; 1 is upright. */
const orientationTag = 0x0112;

/** Returns the orientation if its EXIF is not upright. */
function orientationOf(segment: Buffer): number | null {
  const tiff = segment.subarray(4 + exifHead.length);
  if (!segment.subarray(4).subarray(0, exifHead.length).equals(exifHead) || tiff.length < 14) return null;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at));
  const directory = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  if (directory + 2 > tiff.length) return null;
  const entries = short(directory);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * 12;
    if (at + 12 > tiff.length) return null;
    if (short(at) !== orientationTag) continue;
    const value = short(at + 8);
    return value > 1 && value <= 8 ? value : null;
  }
  return null;
}

/** Returns an EXIF segment with the orientation only. */
function orientationSegment(orientation: number): Buffer {
  const tiff = Buffer.alloc(26);
  tiff.write('MM', 'latin1');
  tiff.writeUInt16BE(42, 2);
  tiff.writeUInt32BE(8, 4);
  tiff.writeUInt16BE(1, 8);
  tiff.writeUInt16BE(orientationTag, 10);
  tiff.writeUInt16BE(3, 12);
  tiff.writeUInt32BE(1, 14);
  tiff.writeUInt16BE(orientation, 18);
  const head = Buffer.from([0xff, 0xe1, 0, 2 + exifHead.length + tiff.length]);
  return Buffer.concat([head, exifHead, tiff]);
}

/** Ancillary PNG chunks that affect rendering (PNG, 3rd edition, §11.3). */
const shownChunks: ReadonlySet<string> = new Set([
  'tRNS',
  'cHRM',
  'gAMA',
  'iCCP',
  'sBIT',
  'sRGB',
  'cICP',
  'bKGD',
  'pHYs',
]);

function plainPng(file: Buffer): Buffer | null {
  const kept: Buffer[] = [file.subarray(0, 8)];
  for (let at = 8; at + 12 <= file.length; ) {
    const next = at + 12 + file.readUInt32BE(at);
    if (next > file.length) return null;
    const type = file.toString('latin1', at + 4, at + 8);
    // The first letter of a critical chunk is a capital.
    if (/^[A-Z]/.test(type) || shownChunks.has(type)) kept.push(file.subarray(at, next));
    if (type === 'IEND') return Buffer.concat(kept);
    at = next;
  }
  return null;
}
