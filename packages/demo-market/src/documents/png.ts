import { crc32, deflateSync } from 'node:zlib';

export type Point = readonly [x: number, y: number];
type Colour = readonly [red: number, green: number, blue: number];

/** A filled shape; a later one lies over an earlier one. */
export interface Shape {
  readonly points: readonly Point[];
  readonly fill: Colour;
}

/** Returns a colour as designers write it, such as `#c9a777`. */
export const colour = (hex: string): Colour => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

/** Returns where a horizontal line crosses the sides of a shape, from left to right. */
function crossings(points: readonly Point[], y: number): number[] {
  const found: number[] = [];
  points.forEach(([x1, y1], i) => {
    const [x2, y2] = points[(i + 1) % points.length] ?? [x1, y1];
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  });
  return found.sort((a, b) => a - b);
}

/** Draws shapes into a PNG. Each row is drawn four times, a quarter apart, so that slanted edges are smooth. */
export function drawPng(width: number, height: number, shapes: readonly Shape[]): Buffer {
  const passes = 4;
  const rows = Buffer.alloc(height * (1 + width * 3));
  const line = new Float32Array(width * 3);
  const sum = new Float32Array(width * 3);
  for (let y = 0; y < height; y++) {
    sum.fill(0);
    for (let pass = 0; pass < passes; pass++) {
      line.fill(0);
      const at = y + (pass + 0.5) / passes;
      for (const { points, fill } of shapes) {
        const ends = crossings(points, at);
        for (let i = 0; i + 1 < ends.length; i += 2)
          fillSpan(line, width, ends[i] ?? 0, ends[i + 1] ?? 0, fill);
      }
      for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] ?? 0) + (line[i] ?? 0);
    }
    const start = y * (1 + width * 3) + 1;
    for (let i = 0; i < sum.length; i++) rows[start + i] = Math.round((sum[i] ?? 0) / passes);
  }
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Colours from one crossing to the next; a pixel that is covered in part takes its part. */
function fillSpan(line: Float32Array, width: number, from: number, to: number, fill: Colour): void {
  for (let x = Math.max(0, Math.floor(from)); x < Math.min(width, Math.ceil(to)); x++) {
    const share = Math.min(to, x + 1) - Math.max(from, x);
    for (let c = 0; c < 3; c++)
      line[x * 3 + c] = (line[x * 3 + c] ?? 0) * (1 - share) + (fill[c] ?? 0) * share;
  }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}
