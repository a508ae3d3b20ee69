import { smartCartPaste } from '@havan/contract/cart/smart-cart';
import { unpackedSize } from '@havan/domain/file-kind';
import { describe, expect, it } from 'vitest';
import { type FileFlaw, fileLimits, readListFile } from './read-list-file.ts';
import { excelList, excelListWithFormulas } from './testing/excel-list.ts';

const file = (...parts: BlobPart[]) => new File(parts, 'liste');

/** Returns the fault that is reported for bytes that contain no list. */
async function flawOf(...parts: BlobPart[]): Promise<FileFlaw | null> {
  const found = await readListFile(file(...parts));
  return found.kind === 'flaw' ? found.flaw : null;
}

/** Returns one entry of a ZIP directory that claims to unpack to `size` bytes. */
function entry(size: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(46);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, 0x02014b50, true);
  view.setUint32(24, size, true);
  return bytes;
}

// @spec §2.2 smart-cart

describe('a list in a file', () => {
  it('is read as text when it is CSV', async () => {
    expect(await readListFile(file('8690000000012;3\n'))).toEqual({
      kind: 'lines',
      text: '8690000000012;3\n',
    });
  });

  it('is read in the code pages that Excel writes in Turkey, its names whole', async () => {
    const turkish = new Uint8Array([0xfe, 0x65, 0x6b, 0x65, 0x72, 0x3b, 0x33]);
    const unicode = new Uint8Array([0xff, 0xfe, 0x5f, 0x01, 0x3b, 0x00, 0x33, 0x00]);
    expect(await readListFile(file(turkish))).toEqual({ kind: 'lines', text: 'şeker;3' });
    expect(await readListFile(file(unicode))).toEqual({ kind: 'lines', text: 'ş;3' });
  });

  it('is read from the first sheet when it is an Excel file, barcodes as text or as numbers', async () => {
    const text = 'Barkod;Adet\n8690000000012;3\n8690000000029;12';
    expect(await readListFile(file(excelList()))).toEqual({ kind: 'lines', text });
  });

  it('is read by what its formulas came to, below a title in a merged cell', async () => {
    const text = 'Kasım siparişi;\nBarkod;Adet\n8690000000012;6\n8690000000029;12';
    expect(await readListFile(file(excelListWithFormulas()))).toEqual({ kind: 'lines', text });
  });

  it('is refused when it is empty, a picture, or longer than the call takes', async () => {
    expect(await flawOf('')).toBe('empty');
    expect(await flawOf(' \n')).toBe('empty');
    expect(await flawOf(new Uint8Array([0x89, 0x50, 0, 1]))).toBe('unreadable');
    expect(await flawOf('1'.repeat(smartCartPaste.characters + 1))).toBe('tooLong');
    expect(await flawOf('1\n'.repeat(smartCartPaste.lines + 1))).toBe('tooLong');
    expect(await flawOf(new Uint8Array(fileLimits.bytes + 1))).toBe('tooLong');
  });

  it('recognises an Excel file of before 2007, one with a password, or of another office', async () => {
    const compound = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
    const named = (name: string) => name.split('').flatMap((char) => [char.charCodeAt(0), 0]);
    expect(await flawOf(compound, new Uint8Array(named('Workbook')))).toBe('oldExcel');
    expect(await flawOf(compound, new Uint8Array(named('EncryptedPackage')))).toBe('locked');
    const head = new Uint8Array([0x50, 0x4b, 3, 4, ...Array.from({ length: 26 }, () => 0)]);
    expect(await flawOf(head, 'mimetypeapplication/vnd.oasis.opendocument.spreadsheet')).toBe('openDocument');
  });

  it('is refused before unpacking when it claims to unpack to too much, and when it is no spreadsheet', async () => {
    const head = new Uint8Array([0x50, 0x4b, 3, 4]);
    const bomb = new Uint8Array([...head, ...entry(15_000_000), ...entry(15_000_000)]);
    expect(unpackedSize(bomb)).toBe(30_000_000);
    expect(await flawOf(bomb)).toBe('unreadable');
    expect(await flawOf(head)).toBe('unreadable');
  });
});
