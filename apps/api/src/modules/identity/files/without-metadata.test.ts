import { describe, expect, test } from 'vitest';
import { withoutMetadata } from './without-metadata.ts';

const segment = (code: number, body: Buffer): Buffer => {
  const head = Buffer.from([0xff, code, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
};
const exif = (orientation: number, secret: string): Buffer => {
  const tiff = Buffer.alloc(26);
  tiff.write('II', 'latin1');
  tiff.writeUInt16LE(42, 2);
  tiff.writeUInt32LE(8, 4);
  tiff.writeUInt16LE(1, 8);
  tiff.writeUInt16LE(0x0112, 10);
  tiff.writeUInt16LE(3, 12);
  tiff.writeUInt32LE(1, 14);
  tiff.writeUInt16LE(orientation, 18);
  return segment(0xe1, Buffer.concat([Buffer.from('Exif\0\0'), tiff, Buffer.from(secret)]));
};
const start = Buffer.from([0xff, 0xd8]);
const jfif = segment(0xe0, Buffer.from('JFIF\0'));
const pixels = Buffer.concat([
  segment(0xdb, Buffer.alloc(65)),
  segment(0xda, Buffer.from([1, 2, 3])),
  // A stuffed zero byte and a restart marker belong to the pixels.
  Buffer.from([0x12, 0xff, 0x00, 0x34, 0xff, 0xd0, 0x56]),
  Buffer.from([0xff, 0xd9]),
]);
const plain = (...parts: Buffer[]) => withoutMetadata(Buffer.concat(parts), 'image/jpeg');

describe('a JPEG', () => {
  test('loses its location, comments and trailing bytes; its pixels stay', () => {
    const clean = plain(
      start,
      jfif,
      exif(1, 'GPS 41.0082'),
      segment(0xfe, Buffer.from('by me')),
      segment(0xed, Buffer.from('Photoshop')),
      pixels,
      Buffer.from('<script>MARK</script>'),
      Buffer.from([0xff, 0xd9]),
    );
    expect(Buffer.from(clean ?? []).equals(Buffer.concat([start, jfif, pixels]))).toBe(true);
  });

  test.each([3, 6, 8])('that is rotated keeps its orientation: %i', (orientation) => {
    const clean = Buffer.from(plain(start, exif(orientation, 'GPS 41.0082'), pixels) ?? []);
    expect(clean.includes('GPS')).toBe(false);
    // Cleaning it again changes nothing.
    expect(Buffer.from(withoutMetadata(clean, 'image/jpeg') ?? []).equals(clean)).toBe(true);
    expect(clean.includes(Buffer.from([0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation]))).toBe(true);
  });

  test('with invalid segments is refused', () => {
    expect(plain(start, Buffer.from([0xff, 0xe1, 0xff, 0xff]), pixels)).toBeNull();
    expect(plain(start, Buffer.from('no marker'))).toBeNull();
    expect(plain(start, jfif)).toBeNull();
  });
});

describe('a PNG', () => {
  const chunk = (type: string, body: string) => {
    const head = Buffer.alloc(4);
    head.writeUInt32BE(body.length);
    return Buffer.concat([head, Buffer.from(type + body), Buffer.alloc(4)]);
  };
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const bare = [signature, chunk('IHDR', 'x'.repeat(13)), chunk('gAMA', '1234'), chunk('IDAT', 'pixels')];

  test('keeps its pixels and colours, and neither texts nor EXIF nor a tail', () => {
    const [head, ...rest] = bare;
    const dirty = [
      head,
      ...rest,
      chunk('tEXt', 'Author me'),
      chunk('eXIf', 'GPS'),
      chunk('IEND', ''),
      'tail',
    ];
    const clean = withoutMetadata(Buffer.concat(dirty.map((part) => Buffer.from(part ?? ''))), 'image/png');
    expect(Buffer.from(clean ?? []).equals(Buffer.concat([...bare, chunk('IEND', '')]))).toBe(true);
  });

  test('without an end is refused', () => {
    expect(withoutMetadata(Buffer.concat(bare), 'image/png')).toBeNull();
  });
});

test('a PDF is unchanged', () => {
  const pdf = Buffer.from('%PDF-1.7');
  expect(withoutMetadata(pdf, 'application/pdf')).toBe(pdf);
});
