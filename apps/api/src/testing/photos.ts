import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** Name of the owner in the metadata of `takenPhoto`. */
export const photographer = 'Ayse Yilmaz';

/**
 * Returns a photograph as phones send it: rotated, and with its owner and place in the metadata. Another `shade` gives
 * another picture.
 */
export const takenPhoto = (width: number, height: number, shade = 128): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: { r: shade, g: 90, b: 90 } } })
    .jpeg()
    .withMetadata({
      orientation: 6,
      exif: { IFD0: { Artist: photographer }, IFD3: { GPSLatitude: '41/1 0/1 0/1', GPSLatitudeRef: 'N' } },
    })
    .toBuffer();

/** Returns a valid PNG of one colour: a small file that unpacks to `edge` × `edge` pixels. */
export function hugePng(edge: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(edge, 0);
  header.writeUInt32BE(edge, 4);
  // Greyscale with one bit for each pixel.
  header.set([1, 0, 0, 0, 0], 8);
  const rows = deflateSync(Buffer.alloc(edge * (1 + Math.ceil(edge / 8))), { level: 9 });
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  framed.set(named, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
