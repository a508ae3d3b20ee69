import * as fc from 'fast-check';
import { zipSync } from 'fflate';
import writeWorkbook from 'write-excel-file/node';
import { describe, expect, it } from 'vitest';
import { ImportFileError } from '../file-flaw/file-flaw.ts';
import { cellsOf, inChunks, utf8 } from '../testing/files.ts';
import { importLimits } from '../import-limits/import-limits.ts';
import { readRows } from './rows.ts';

const text = 'Barkod;Ürün Adı;Fiyat\r\n8699819010076;"Şurup; 100 ml";199,90\r\n\r\n73513537;İğne;5\r\n';
const rows = [
  ['Barkod', 'Ürün Adı', 'Fiyat'],
  ['8699819010076', 'Şurup; 100 ml', '199,90'],
  ['73513537', 'İğne', '5'],
];
/** Returns bytes of the Turkish code page, for the letters that the sample needs. */
const codePage = (source: string): Uint8Array => {
  const codes: Readonly<Record<string, number>> = { Ü: 0xdc, ü: 0xfc, ı: 0xfd, Ş: 0xde, İ: 0xdd, ğ: 0xf0 };
  return Uint8Array.from(source, (letter) => codes[letter] ?? letter.charCodeAt(0));
};
/** Returns bytes of code page 857, which programs of DOS times write. */
const dosPage = (source: string): Uint8Array => {
  const codes: Readonly<Record<string, number>> = { Ü: 0x9a, ü: 0x81, ı: 0x8d, Ş: 0x9e, İ: 0x98, ğ: 0xa7 };
  return Uint8Array.from(source, (letter) => codes[letter] ?? letter.charCodeAt(0));
};
const wide = (source: string, order: 'le' | 'be', hasMark: boolean): Uint8Array => {
  const marked = (hasMark ? '\ufeff' : '') + source;
  const view = new DataView(new ArrayBuffer(marked.length * 2));
  for (let at = 0; at < marked.length; at += 1) view.setUint16(at * 2, marked.charCodeAt(at), order === 'le');
  return new Uint8Array(view.buffer);
};

describe('encodings, in chunks of every size', () => {
  it.each<[string, Uint8Array]>([
    ['UTF-8', utf8(text)],
    ['UTF-8 with its mark', utf8(`\ufeff${text}`)],
    ['Windows-1254', codePage(text)],
    ['code page 857', dosPage(text)],
    ['UTF-16 LE', wide(text, 'le', true)],
    ['UTF-16 BE', wide(text, 'be', true)],
    ['UTF-16 LE without its mark', wide(text, 'le', false)],
  ])('%s', async (_, bytes) => {
    for (const size of [65_536, 7]) expect(await cellsOf(bytes, size)).toEqual(rows);
  });

  it('sees the code page where its first letter comes after all that was sniffed', async () => {
    const many = 'x;y\n'.repeat(40_000);
    const found = await cellsOf(codePage(`${many}Şurup;1\n`), 1000);
    expect(found.at(-1)).toEqual(['Şurup', '1']);
  });

  it('keeps a letter that a chunk has cut', async () => {
    const many = 'ş;y\n'.repeat(30_000);
    for (const size of [999, 1000, 1001, 1002])
      expect((await cellsOf(utf8(many), size)).every(([cell]) => cell === 'ş')).toBe(true);
  });

  it('keeps a letter of two code units wherever a long text is cut', async () => {
    for (const lead of ['', 'x'])
      expect(await cellsOf(utf8(`${lead}a;b\n${'😀;😀\n'.repeat(20_000)}`), 1_000_000)).toEqual([
        [`${lead}a`, 'b'],
        ...Array.from({ length: 20_000 }, () => ['😀', '😀']),
      ]);
  });
});

describe('workbooks whose cells do not say where they stand', () => {
  const office = 'http://schemas.openxmlformats.org';
  const relations = `${office}/officeDocument/2006/relationships`;
  const relation = (type: string, target: string) =>
    `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${relations}/${type}" Target="${target}"/></Relationships>`;
  const main = `${office}/spreadsheetml/2006/main`;
  const workbook = (rowsXml: string): Uint8Array =>
    zipSync({
      '_rels/.rels': utf8(relation('officeDocument', 'xl/workbook.xml')),
      'xl/_rels/workbook.xml.rels': utf8(relation('worksheet', 'worksheets/sheet1.xml')),
      'xl/workbook.xml': utf8(
        `<workbook xmlns="${main}" xmlns:r="${relations}"><sheets><sheet name="Stok" sheetId="1" r:id="rId1"/></sheets></workbook>`,
      ),
      'xl/worksheets/sheet1.xml': utf8(
        `<worksheet xmlns="${main}"><cols><col min="1" max="2"/></cols><sheetData>${rowsXml}</sheetData></worksheet>`,
      ),
    });
  const words = (...all: string[]) =>
    all.map((word) => `<c t="inlineStr"><is><t>${word}</t></is></c>`).join('');

  it('count from the one before', async () => {
    const bare = `<row>${words('Barkod', 'Stok')}</row><row>${words('8699819010076')}<c><v>5</v></c></row>`;
    expect(await cellsOf(workbook(bare))).toEqual([
      ['Barkod', 'Stok'],
      ['8699819010076', 5],
    ]);
  });

  it('go on behind an address, and leave the empty ones out', async () => {
    const mixed = `<row r="1">${words('Barkod', 'Stok', 'Fiyat')}</row><row r="2"><c r="B2"><v>5</v></c><c><v>9.5</v></c></row>`;
    expect(await cellsOf(workbook(mixed))).toEqual([
      ['Barkod', 'Stok', 'Fiyat'],
      ['', 5, 9.5],
    ]);
  });
});

describe('separators', () => {
  it.each([';', ',', '\t', '|', '^'])('%j', async (delimiter) => {
    const sample = `Stok listesi\nBarkod${delimiter}Stok${delimiter}Fiyat\n1${delimiter}2${delimiter}"3,50"\n4${delimiter}5${delimiter}"6,75"\n`;
    expect((await cellsOf(utf8(sample))).slice(1)).toEqual([
      ['Barkod', 'Stok', 'Fiyat'],
      ['1', '2', '3,50'],
      ['4', '5', '6,75'],
    ]);
  });

  it('is detected by the first line of Excel', async () => {
    expect(await cellsOf(utf8('sep=~\r\na;b~c\r\n'))).toEqual([['a;b', 'c']]);
  });

  it('leaves decimal commas in their cells', async () => {
    expect(await cellsOf(utf8('a;1,5;2,5\nb;3;4,5\n'))).toEqual([
      ['a', '1,5', '2,5'],
      ['b', '3', '4,5'],
    ]);
  });
});

it.each(['\r', '\n', '\r\n'])(
  'reads a title that ends otherwise than the lines below it: %j',
  async (end) => {
    for (const titleEnd of ['\r', '\n', '\r\n'])
      expect(await cellsOf(utf8(`Stok listesi${titleEnd}a;b${end}1;"x\r\ny"${end}2;3`))).toEqual([
        ['Stok listesi'],
        ['a', 'b'],
        ['1', 'x\r\ny'],
        ['2', '3'],
      ]);
  },
);

it('counts lines as an editor does', async () => {
  const lines: number[] = [];
  for await (const { line } of readRows(inChunks(utf8('a;b\n\n"c\nd";e\nf;g\n')))) lines.push(line);
  expect(lines).toEqual([1, 4, 5]);
});

it('reads a workbook with its types', async () => {
  const bytes = await writeWorkbook(
    [
      [{ value: 'Barkod' }, { value: 'Miat' }, { value: 'Fiyat' }],
      [
        { value: 8_699_819_010_076, type: Number },
        { value: new Date(Date.UTC(2028, 11, 31)), type: Date, format: 'dd.mm.yyyy' },
        { value: 199.9, type: Number },
      ],
    ],
    { sheet: 'Stok' },
  ).toBuffer();
  expect(await cellsOf(new Uint8Array(bytes), 500)).toEqual([
    ['Barkod', 'Miat', 'Fiyat'],
    [8_699_819_010_076, new Date(Date.UTC(2028, 11, 31)), 199.9],
  ]);
});

/** Returns a workbook with these sheets, as programs other than Excel write it. */
function workbookOf(...sheets: string[]): Uint8Array {
  const spreadsheet = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const ids = sheets.map((_, at) => at + 1);
  return zipSync({
    'xl/workbook.xml': utf8(
      `<workbook xmlns="${spreadsheet}" xmlns:r="${office}"><sheets>${ids.map((id) => `<sheet name="S${id}" sheetId="${id}" r:id="r${id}"/>`).join('')}</sheets></workbook>`,
    ),
    'xl/_rels/workbook.xml.rels': utf8(
      `<Relationships>${ids.map((id) => `<Relationship Id="r${id}" Type="${office}/worksheet" Target="worksheets/sheet${id}.xml"/>`).join('')}</Relationships>`,
    ),
    'xl/styles.xml': utf8(
      `<styleSheet xmlns="${spreadsheet}"><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs></styleSheet>`,
    ),
    ...Object.fromEntries(
      sheets.map((rows, at) => [
        `xl/worksheets/sheet${at + 1}.xml`,
        utf8(`<worksheet xmlns="${spreadsheet}"><sheetData>${rows}</sheetData></worksheet>`),
      ]),
    ),
  });
}
const textCell = (at: string, text: string): string =>
  `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;

describe('workbooks of other programs', () => {
  it('takes the value of a formula, and nothing of an error, a yes or a day beyond all days', async () => {
    const row =
      '<c r="A1" t="str"><f>"86"&amp;"9"</f><v>869</v></c><c r="B1"><f>SUM(1,2)</f><v>3</v></c>' +
      '<c r="C1" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="D1" t="b"><v>1</v></c><c r="E1" s="1"><v>99999999999</v></c>';
    expect(await cellsOf(workbookOf(`<row r="1">${row}</row>`))).toEqual([['869', 3, '', '', '']]);
  });

  it('passes over a cover and an empty sheet', async () => {
    const cover = `<row r="1">${textCell('A1', 'Deva Eczanesi')}</row>`;
    const list = `<row r="1">${textCell('A1', 'Barkod')}${textCell('B1', 'Stok')}</row>`;
    expect(await cellsOf(workbookOf(cover, '', list))).toEqual([['Barkod', 'Stok']]);
    expect(await cellsOf(workbookOf(cover, ''))).toEqual([['Deva Eczanesi']]);
  });
});

describe('files without a list', () => {
  const flawOf = async (bytes: Uint8Array): Promise<string> => {
    const error: unknown = await cellsOf(bytes).catch((reason: unknown) => reason);
    return error instanceof ImportFileError ? `${error.flaw} ${error.line ?? ''}`.trim() : 'none';
  };
  const compound = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
  const bomb = (): Uint8Array => {
    const bytes = new Uint8Array(60);
    bytes.set([0x50, 0x4b, 3, 4]);
    new DataView(bytes.buffer).setUint32(4, 0x02014b50, true);
    new DataView(bytes.buffer).setUint32(28, importLimits.sheetUnpackedBytes + 1, true);
    return bytes;
  };
  it.each<[string, Uint8Array, string]>([
    ['nothing', new Uint8Array(), 'empty'],
    ['empty lines', utf8('\n\r\n;;\n'), 'empty'],
    ['a picture', Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 13, 1, 1]), 'unreadable'],
    ['a broken workbook', utf8('PK\u0003\u0004 nothing of a ZIP'), 'unreadable'],
    ['old Excel', Uint8Array.from(compound), 'oldExcel'],
    ['a password', Uint8Array.from([...compound, ...wide('EncryptedPackage', 'le', false)]), 'locked'],
    [
      'OpenDocument',
      utf8('PK\u0003\u0004mimetypeapplication/vnd.oasis.opendocument.spreadsheet'),
      'openDocument',
    ],
    ['a ZIP bomb', bomb(), 'zipBomb'],
    ['10 MB in one cell', utf8(`a;b\n1;${'x'.repeat(10_000_000)}\n`), 'cellTooLong 2'],
    [
      '10 MB in one cell of a workbook',
      workbookOf(`<row r="1">${textCell('A1', 'x'.repeat(10_000_000))}</row>`),
      'cellTooLong',
    ],
    ['a web page under the name of a workbook', utf8('\ufeff\r\n<html><table><tr><td>Barkod'), 'webPage'],
    ['XML of Excel 2003', utf8('<?xml version="1.0"?><Workbook/>'), 'webPage'],
    ['a PDF', utf8('%PDF-1.7 …'), 'unreadable'],
    ['more columns than a list has', utf8(`a;b\n${'x;'.repeat(300)}\n`), 'tooManyColumns 2'],
    ['a quote that stays open', utf8('a;b\n1;"2\n3;4\n'), 'openQuote'],
    [
      'too many bytes of a workbook',
      Uint8Array.from([0x50, 0x4b, 3, 4, ...new Uint8Array(importLimits.sheetBytes)]),
      'tooLarge',
    ],
  ])('%s', async (_, bytes, flaw) => {
    expect(await flawOf(bytes)).toBe(flaw);
  });

  it('says it in a sentence, with the line', () => {
    expect(new ImportFileError('cellTooLong', 4).message).toBe(
      'Satır 4: Satır izin verilenden uzun. Lütfen dosyayı kontrol ediniz.',
    );
    expect(new ImportFileError('empty').message).toBe('Dosya boş.');
  });

  it('answers any bytes with rows or with a flaw', async () => {
    const start = fc.constantFrom([], compound, [0x50, 0x4b, 3, 4], [0xff, 0xfe], [...utf8('barkod;stok\n')]);
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (prefix, bytes) => {
        const answer: unknown = await cellsOf(Uint8Array.from([...prefix, ...bytes])).catch(
          (reason: unknown) => reason,
        );
        expect(Array.isArray(answer) || answer instanceof ImportFileError).toBe(true);
      }),
    );
  });
});

it('passes an error of the source on, and ends the source when the reader stops', async () => {
  async function* failing(): AsyncGenerator<Uint8Array> {
    yield utf8('a;b\n'.repeat(20_000));
    await Promise.resolve();
    throw new RangeError('disk');
  }
  const all = async (): Promise<void> => {
    for await (const row of readRows(failing())) expect(row.cells).toHaveLength(2);
  };
  await expect(all()).rejects.toThrow('disk');

  let isEnded = false;
  async function* long(): AsyncGenerator<Uint8Array> {
    try {
      for (;;) yield await Promise.resolve(utf8('a;b\n'.repeat(20_000)));
    } finally {
      isEnded = true;
    }
  }
  for await (const row of readRows(long())) if (row.line > 100_000) break;
  expect(isEnded).toBe(true);
});

it('reads back the written cells, with any content', async () => {
  const cell = fc.string().map((any) => any.replaceAll('\0', '').trim());
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 20 }), async (pairs) => {
      const filled = pairs.filter(([a, b]) => a !== '' || b !== '');
      fc.pre(filled.length > 0);
      const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;
      const csv = `x;y\r\n${pairs.map(([a, b]) => `${quoted(a)};${quoted(b)}\r\n`).join('')}`;
      expect(await cellsOf(utf8(csv))).toEqual([['x', 'y'], ...filled]);
    }),
  );
});
