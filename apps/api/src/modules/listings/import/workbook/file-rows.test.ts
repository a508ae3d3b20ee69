import { setImmediate } from 'node:timers/promises';
import { importLimits } from '@havan/listing-import/import-limits';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import writeXlsxFile from 'write-excel-file/node';
import { fileRows } from './file-rows.ts';

async function* inParts(bytes: Uint8Array, size = 50_000): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

async function workbook(rows: number): Promise<Uint8Array> {
  const cells = Array.from({ length: rows }, (_, at) => [
    { value: `869${String(at).padStart(10, '0')}` },
    { value: at },
  ]);
  return writeXlsxFile(cells, {}).toBuffer();
}

const linesOf = async (bytes: Uint8Array): Promise<number> => {
  let last = 0;
  for await (const { line } of fileRows(inParts(bytes))) last = line;
  return last;
};

test('a workbook is read beside the process: it turns meanwhile, and every row comes in order', async () => {
  const bytes = await workbook(20_000);
  const rows = fileRows(inParts(bytes));
  // The whole workbook is unpacked before the first row is returned.
  const first = rows.next().then(({ value }) => value?.line);
  let turns = 0;
  while ((await Promise.race([first, setImmediate(null)])) === null) turns += 1;
  expect(turns).toBeGreaterThan(100);
  let line = (await first) ?? 0;
  for await (const row of rows) {
    expect(row.line).toBe(line + 1);
    line = row.line;
  }
  expect(line).toBe(20_000);
});

test('reading may end early, as for the columns', async () => {
  const lines: number[] = [];
  for await (const { line } of fileRows(inParts(await workbook(3000)))) if (lines.push(line) === 20) break;
  expect(lines.at(-1)).toBe(20);
});

test.each([
  ['an archive that is no workbook', () => zipSync({ 'a.txt': strToU8('a') }), /okunamadı/],
  ['a ZIP of gigabytes', () => claiming(4_000_000_000), /izin verilenden büyük/],
  ['a ZIP that lies about its size', () => claiming(100), /okunamadı/],
  [
    'too many bytes',
    () => Uint8Array.from([0x50, 0x4b, 3, 4, ...new Uint8Array(importLimits.sheetBytes)]),
    /çok büyük/,
  ],
] as const)('%s is refused in its sentence', async (_, bytes, sentence) => {
  await expect(linesOf(bytes())).rejects.toThrow(sentence);
});

test('a CSV file is passed through as it comes', async () => {
  expect(await linesOf(strToU8('Barkod;Stok\n1;2\n3;4\n'))).toBe(3);
  await expect(linesOf(new Uint8Array())).rejects.toThrow(/boş/);
});

/** Returns a workbook whose directory states a wrong unpacked size for its first entry. */
function claiming(size: number): Uint8Array {
  const bytes = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(30_000_000) }, { level: 1 });
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const directory = view.getUint32(bytes.length - 6, true);
  view.setUint32(directory + 24, size, true);
  return bytes;
}
