import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const brand = join(import.meta.dirname, '../../../packages/ui/src/brand');

/** Returns width and height of a PNG file, read from its header. */
const sizeOf = (file: string) => {
  const bytes = readFileSync(join(brand, file));
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
};

test.each([
  ['icon-192.png', [192, 192]],
  ['icon-512.png', [512, 512]],
  ['icon-maskable-512.png', [512, 512]],
  ['apple-touch-icon.png', [180, 180]],
  ['social-card.png', [1200, 630]],
])('%s has the required size', (file, size) => expect(sizeOf(file)).toEqual(size));

test('the tab icon is the mark of the kit', () => {
  const icon = readFileSync(join(import.meta.dirname, '../public/icon.svg'), 'utf8');
  expect(icon).toBe(readFileSync(join(brand, 'favicon.svg'), 'utf8'));
});
