import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type FileKind, fileKind, isUtf16, unpackedSize } from './file-kind.ts';

const bytesOf = (text: string): number[] => Array.from(text, (letter) => letter.charCodeAt(0));
const wide = (text: string): number[] => bytesOf(text).flatMap((code) => [code, 0]);
const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const header = 'barkod;stok;fiyat;miat';

it.each<[string, number[], FileKind]>([
  ['nothing', [], 'empty'],
  ['a workbook', bytesOf('PK\u0003\u0004xl/workbook.xml'), 'zip'],
  [
    'OpenDocument',
    bytesOf('PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
    'openDocument',
  ],
  ['Excel 97', [...compound, ...wide('Workbook')], 'oldExcel'],
  ['a password', [...compound, 69, 0, 1, ...wide('EncryptedPackage')], 'locked'],
  ['UTF-8', bytesOf(header), 'text'],
  ['a text that begins with PK', bytesOf('PK No;Barkod'), 'text'],
  ['a web page', bytesOf('\r\n<!DOCTYPE html><table>'), 'webPage'],
  ['a text with a smaller-than sign', bytesOf('< 8 ay;Barkod'), 'text'],
  ['a PDF', bytesOf('%PDF-1.7'), 'binary'],
  ['UTF-16 with its mark', [0xff, 0xfe, ...wide('a;b')], 'text'],
  ['UTF-16 without', wide(header), 'text'],
  ['a picture', [0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 2, 3, 4], 'binary'],
])('%s', (_, bytes, kind) => {
  expect(fileKind(Uint8Array.from(bytes))).toBe(kind);
});

it('distinguishes the two byte orders of UTF-16', () => {
  const le = Uint8Array.from(wide(header));
  expect(isUtf16(le)).toBe('le');
  expect(isUtf16(Uint8Array.from([0, ...le.subarray(0, -1)]))).toBe('be');
  expect(isUtf16(Uint8Array.from(bytesOf(header)))).toBeNull();
  expect(isUtf16(Uint8Array.from([0xfe, 0xff, 0, 97]))).toBe('be');
});

it('adds up the sizes that the entries state', () => {
  const entry = (size: number): number[] => {
    const bytes = new Uint8Array(46);
    new DataView(bytes.buffer).setUint32(0, 0x02014b50, true);
    new DataView(bytes.buffer).setUint32(24, size, true);
    return [...bytes];
  };
  expect(unpackedSize(Uint8Array.from([1, 2, ...entry(4_000_000_000), ...entry(5)]))).toBe(4_000_000_005);
});

it('accepts any bytes', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
      expect(typeof fileKind(bytes)).toBe('string');
      expect(unpackedSize(bytes)).toBeGreaterThanOrEqual(0);
    }),
  );
});
