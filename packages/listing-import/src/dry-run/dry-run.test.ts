import * as fc from 'fast-check';
import { permissionRefusals } from '@havan/domain/product-permission';
import { describe, expect, it } from 'vitest';
import { guessColumns, placesOf } from '../columns/columns.ts';
import type {
  CatalogueProduct,
  ImportAnswer,
  KnownProduct,
  OwnListing,
} from '../import-answer/import-answer.ts';
import { resultText } from '../result-text/result-text.ts';
import { readRows } from '../rows/rows.ts';
import type { SourceCell, SourceRow } from '../source-row/source-row.ts';
import { dryRun, shownChanges } from './dry-run.ts';

const now = new Date('2026-11-20T12:00:00+03:00');
const syrup = '8699819010076';
const needle = '73513537';
const own = (change: Partial<OwnListing> = {}): OwnListing => ({
  listingId: 1,
  terms: {
    price: 14_990,
    stock: 12,
    expiration: '2028-12-31',
    minQuantity: 1,
    maxQuantity: null,
    packSize: 1,
    priceBreaks: [],
    bonus: null,
  },
  reserved: 3,
  raiseRefusal: null,
  cost: 10_000,
  lot: 'P1',
  shelf: null,
  ...change,
});
const withExpiry = (listingId: number, expiration: string | null): OwnListing =>
  own({ listingId, terms: { ...own().terms, expiration } });
const product = (...ownListings: OwnListing[]): CatalogueProduct => ({
  productId: 7,
  psf: 20_000,
  refusal: null,
  ownListings,
});

async function* asyncOf<Value>(values: readonly Value[]): AsyncGenerator<Value> {
  for (const value of values) yield await Promise.resolve(value);
}

async function run(
  cells: SourceCell[][],
  products: Record<string, KnownProduct> = { [syrup]: product(own()) },
  onSale: readonly number[] | null = null,
  batchSize = 2,
): Promise<ImportAnswer[]> {
  const rows = cells.map((each, at): SourceRow => ({ line: at + 1, cells: each }));
  const columns = placesOf(guessColumns(rows));
  const lookUp = (barcodes: readonly string[]): Promise<Map<string, KnownProduct>> =>
    Promise.resolve(
      new Map(
        barcodes.flatMap((barcode) => (products[barcode] ? [[barcode, products[barcode]] as const] : [])),
      ),
    );
  const answers: ImportAnswer[] = [];
  const options = { columns, now, lookUp, onSale: onSale && asyncOf(onSale), batchSize };
  for await (const batch of dryRun(asyncOf(rows), options)) answers.push(...batch);
  return answers;
}

const header = ['Barkod', 'Stok', 'Fiyat', 'Miat'];
const only = async (
  row: SourceCell[],
  products?: Record<string, KnownProduct>,
): Promise<ImportAnswer | undefined> => (await run([header, row], products))[0];

describe('one row', () => {
  it('is the same', async () => {
    expect(await only([syrup, '12', '149,90', '12/2028'])).toMatchObject({
      kind: 'same',
      line: 2,
      productId: 7,
      listingId: 1,
      changes: [],
      warnings: [],
    });
  });

  it('changes cells, old and new', async () => {
    const answer = await only([syrup, '1.300', '94,90', '12/2028']);
    expect(answer).toMatchObject({ kind: 'changed', listingId: 1, terms: { price: 9490, stock: 1300 } });
    expect(answer?.changes).toEqual([
      { field: 'price', before: '149,90 TL', after: '94,90 TL' },
      { field: 'stock', before: '12', after: '1.300' },
    ]);
    expect(answer?.warnings.map(({ code }) => code)).toEqual(['belowCost', 'stockJump']);
    expect(answer && resultText(answer)).toBe(
      'Değişti: Fiyat 149,90 TL → 94,90 TL, Stok 12 → 1.300. Dikkat: Fiyat, 100,00 TL maliyetin 5,10 TL altında. Stok 12 adetten 1.300 adede çıkıyor.',
    );
  });

  it('is new at another expiry, and with all of its cells', async () => {
    const answer = await only([syrup, '5', '149,90', '03/2029']);
    expect(answer).toMatchObject({ kind: 'new', listingId: null, terms: { expiration: '2029-03-31' } });
    expect(answer && shownChanges(answer).map(({ field, before }) => [field, before])).toEqual([
      ['price', ''],
      ['stock', ''],
      ['expiration', ''],
      ['minQuantity', ''],
      ['packSize', ''],
    ]);
    expect(answer && resultText(answer)).toBe('Yeni ilan');
  });

  it('finds the listing of its month, and leaves a known day as it is', async () => {
    const day = { [syrup]: product(withExpiry(4, '2028-12-15')) };
    expect(await only([syrup, '12', '149,90', '12.28'], day)).toMatchObject({ kind: 'same', listingId: 4 });
    const two = { [syrup]: product(withExpiry(4, '2028-12-15'), withExpiry(5, '2028-12-20')) };
    expect(await only([syrup, '12', '149,90', '12.28'], two)).toMatchObject({ kind: 'new' });
    expect(await only([syrup, '12', '149,90', '20.12.2028'], two)).toMatchObject({ listingId: 5 });
  });

  it('finds the listing without expiry', async () => {
    const none = { [syrup]: product(withExpiry(4, null), withExpiry(5, '2028-12-31')) };
    expect(await only([syrup, '12', '149,90', 'Miatsız'], none)).toMatchObject({
      kind: 'same',
      listingId: 4,
    });
  });
});

describe('problems, each in its cell', () => {
  it.each<[string, SourceCell[], [string, string, string][]]>([
    [
      'a lost barcode',
      ['8,69982E+12', '5', '1', '12/2028'],
      [
        [
          'barcode',
          'unreadable',
          'Excel bu barkodun son rakamlarını silmiş. Sütunu metin olarak biçimlendirip barkodu yeniden yazınız.',
        ],
      ],
    ],
    [
      'an unknown one',
      ['036000291452', '5', '1', '12/2028'],
      [['barcode', 'unknownProduct', 'Bu barkod katalogda yok.']],
    ],
    [
      'three cells',
      [syrup, 'on', '1,234', '13/2028'],
      [
        ['stock', 'unreadable', 'Adet tam sayı olmalıdır.'],
        ['price', 'unreadable', 'Tutar 149,90 biçiminde, en fazla 2 ondalıkla yazılmalıdır.'],
        ['expiration', 'unreadable', 'Miadı AA/YYYY ya da GG.AA.YYYY biçiminde yazınız.'],
      ],
    ],
    [
      'empty ones',
      [syrup, '', '', ''],
      [
        ['stock', 'required', 'Stok alanı zorunludur'],
        ['price', 'required', 'Fiyat alanı zorunludur'],
        ['expiration', 'unreadable', 'Miat alanı zorunludur'],
      ],
    ],
    ['yesterday', [syrup, '5', '1', '19.11.2026'], [['expiration', 'invalid', 'Miat geçmiş tarih olamaz']]],
    [
      'nothing of either',
      [syrup, '0', '0,00', '12/2029'],
      [
        ['price', 'invalid', 'Fiyat 0 olamaz.'],
        ['stock', 'invalid', 'Stok alanı zorunludur'],
      ],
    ],
    [
      'nothing where some are reserved',
      [syrup, '0', '149,90', '12/2028'],
      [['stock', 'invalid', 'Stok, ödemesi süren 3 adedin altına inemez.']],
    ],
    [
      'fewer than reserved',
      [syrup, '2', '149,90', '12/2028'],
      [['stock', 'invalid', 'Stok, ödemesi süren 3 adedin altına inemez.']],
    ],
  ])('%s', async (_, row, problems) => {
    const answer = await only(row);
    expect(answer?.kind).toBe('wrong');
    expect(answer?.problems.map(({ field, code, sentence }) => [field, code, sentence])).toEqual(problems);
    expect(answer && resultText(answer)).toMatch(/^Hata: /);
  });

  it('raises a price that a campaign binds; the same price and a lower one stand', async () => {
    const bound = { [syrup]: product(own({ raiseRefusal: 'Kampanya sürüyor.' })) };
    const raised = await only([syrup, '12', '149,91', '12/2028'], bound);
    expect(raised).toMatchObject({
      kind: 'wrong',
      problems: [{ field: 'price', code: 'invalid', sentence: 'Kampanya sürüyor.' }],
    });
    expect(await only([syrup, '12', '149,90', '12/2028'], bound)).toMatchObject({ kind: 'same' });
    expect(await only([syrup, '12', '139,90', '12/2028'], bound)).toMatchObject({ kind: 'changed' });
  });

  it('is the second row of a product and expiry, in a later batch too', async () => {
    const row = [syrup, '5', '149,90', '12/2028'];
    const answers = await run([header, row, [needle, '1', '1', '12/2028'], row]);
    expect(answers[2]).toMatchObject({
      kind: 'wrong',
      problems: [
        {
          code: 'duplicate',
          sentence: 'Aynı ürün ve miat 2. satırda da var. Stokları tek satırda toplayınız.',
        },
      ],
    });
  });
});

it('refuses what the company may not sell, before anything else about the row', async () => {
  const refusal = { code: 'medicine' as const, ...permissionRefusals.medicine };
  const answer = await only([syrup, 'on', '', ''], { [syrup]: { ...product(), refusal } });
  expect(answer).toMatchObject({ kind: 'forbidden', refusal: { code: 'medicine' }, problems: [] });
  expect(answer && resultText(answer)).toBe(
    'Yasak: İlaçlar internet üzerinden satılamaz (6197 sayılı Kanun, madde 24). (6197 sayılı Kanun, madde 24)',
  );
});

describe('a file of prices alone', () => {
  const prices = ['Barkod', 'Fiyat'];
  it('changes the one listing of a product and leaves the rest of it', async () => {
    const [answer] = await run([prices, [syrup, '139,90']]);
    expect(answer).toMatchObject({
      kind: 'changed',
      terms: { price: 13_990, stock: 12, expiration: '2028-12-31' },
    });
  });

  it('requires the expiry where there are two, and the other fields for a new listing', async () => {
    const two = { [syrup]: product(withExpiry(4, '2028-12-31'), withExpiry(5, '2029-12-31')) };
    expect((await run([prices, [syrup, '1']], two))[0]?.problems).toMatchObject([{ code: 'ambiguous' }]);
    expect((await run([prices, [syrup, '1']], { [syrup]: product() }))[0]?.problems).toMatchObject([
      { field: 'stock', code: 'required' },
      { field: 'expiration', code: 'required' },
    ]);
  });
});

it('says of an empty expiry once that it is required, however many listings it may mean', async () => {
  const two = { [syrup]: product(withExpiry(4, '2028-12-31'), withExpiry(5, '2029-12-31')) };
  const answer = await only([syrup, '12', '149,90', ''], two);
  expect(answer?.problems).toMatchObject([{ field: 'expiration', sentence: 'Miat alanı zorunludur' }]);
});

it('misses the listings that the file does not name; a row that is wrong names its product', async () => {
  const products = {
    [syrup]: product(withExpiry(1, '2028-12-31'), withExpiry(2, '2029-12-31')),
    [needle]: { ...product(withExpiry(3, '2028-12-31'), withExpiry(4, '2029-12-31')), productId: 8 },
  };
  const rows = [
    header,
    [syrup, '12', '149,90', '12/2028'],
    [needle, 'on', '1', '12/2028'],
    [needle, '5', '1', 'x'],
  ];
  const answers = await run(rows, products, [1, 2, 3, 4, 5]);
  expect(answers.map(({ kind, listingId }) => [kind, listingId])).toEqual([
    ['same', 1],
    ['wrong', null],
    ['wrong', null],
    ['missing', 2],
    ['missing', 5],
  ]);
  const missing = answers.at(-1);
  expect(missing && resultText(missing)).toBe('Dosyada yok');
});

it('is at rest: what an import has written is the same when it is imported again', async () => {
  const row = fc.record({
    stock: fc.integer({ min: 3, max: 99_999 }),
    price: fc.integer({ min: 1, max: 9_999_900 }),
    month: fc.integer({ min: 1, max: 12 }),
  });
  await fc.assert(
    fc.asyncProperty(row, async ({ stock, price, month }) => {
      const cells = [
        header,
        [syrup, String(stock), (price / 100).toFixed(2).replace('.', ','), `${month}/2029`],
      ];
      const [first] = await run(cells, { [syrup]: product() });
      const terms = first?.terms;
      expect(first?.kind).toBe('new');
      const [second] = await run(cells, { [syrup]: product(...(terms ? [own({ terms })] : [])) });
      expect(second?.kind).toBe('same');
    }),
  );
});

it('answers every row once, for any cells', async () => {
  const cell = fc.oneof(fc.string(), fc.double(), fc.constantFrom(syrup, '12', '149,90', '12/2028'));
  await fc.assert(
    fc.asyncProperty(fc.array(fc.array(cell, { maxLength: 5 }), { maxLength: 12 }), async (cells) => {
      const answers = await run([header, ...cells], undefined, [], 5);
      expect(answers.map(({ line }) => line)).toEqual(cells.map((_, at) => at + 2));
      expect(answers.every((answer) => resultText(answer) !== '')).toBe(true);
    }),
  );
});

it('looks up one batch ahead of the answers, one after another', async () => {
  const log: string[] = [];
  const rows = [header, ...['1', '2', '3', '4', '5'].map((stock) => [syrup, stock, '149,90', '12/2028'])];
  const lookUp = async (barcodes: readonly string[]) => {
    log.push('asked');
    await new Promise(setImmediate);
    log.push('known');
    return new Map(barcodes.map((barcode) => [barcode, product()]));
  };
  const source = rows.map((cells, at): SourceRow => ({ line: at + 1, cells }));
  const options = { columns: placesOf(guessColumns(source)), now, lookUp, onSale: null, batchSize: 2 };
  for await (const batch of dryRun(asyncOf(source), options)) log.push(batch.map(({ line }) => line).join());
  expect(log).toEqual(['asked', 'known', 'asked', '2,3', 'known', '4,5', 'asked', 'known', '6']);
});

it('reads a long file as it is answered: no more rows wait than a few batches', async () => {
  const wanted = 200_000;
  let pulled = 0;
  async function* lines(): AsyncGenerator<Uint8Array> {
    const bytes = new TextEncoder();
    yield bytes.encode('Barkod;Stok;Fiyat;Miat;Parti\n');
    for (; pulled < wanted; pulled += 1000) {
      const rows = Array.from({ length: 1000 }, (_, at) => `${syrup};5;149,90;12/2030;P${pulled + at}\n`);
      yield await Promise.resolve(bytes.encode(rows.join('')));
    }
  }
  const columns = placesOf(guessColumns([{ line: 1, cells: ['Barkod', 'Stok', 'Fiyat', 'Miat', 'Parti'] }]));
  const lookUp = () => Promise.resolve(new Map([[syrup, product()]]));
  let answered = 0;
  let ahead = 0;
  for await (const batch of dryRun(readRows(lines()), {
    columns,
    now,
    lookUp,
    onSale: null,
    batchSize: 500,
  })) {
    answered += batch.length;
    ahead = Math.max(ahead, pulled - answered);
  }
  expect(answered).toBe(wanted);
  // 64 kB that tell the kind of the file, and what is under way.
  expect(ahead).toBeLessThan(6000);
});
