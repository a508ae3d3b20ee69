import { expect, test } from 'vitest';
import { listingOf } from '../../../testing/listings.ts';
import { answered, countsOf, type Drafts, editsOf, resolved, written } from './drafts.ts';

const listing = listingOf(1, { price: 10_000, stock: 12 });
const none: Drafts = new Map();
const write = (drafts: Drafts, column: 'price' | 'stock' | 'shelf', text: string) =>
  written(drafts, [{ listing, column, text }]);

test('a cell that is written back to what is stored is no change', () => {
  const changed = write(none, 'price', '+%10');
  expect(editsOf(changed)).toEqual([{ listingId: 1, version: 1, changes: { price: 11_000 }, ticked: [] }]);
  expect(write(changed, 'price', '100').size).toBe(0);
});

test('a change of the stock names the stock that was seen', () => {
  expect(editsOf(write(none, 'stock', '15'))[0]).toMatchObject({ seenStock: 12, changes: { stock: 15 } });
});

test('an unreadable value keeps its text and is not sent', () => {
  const drafts = write(write(none, 'price', 'on lira'), 'shelf', 'B-1');
  expect(drafts.get(1)?.problems.price?.text).toBe('on lira');
  expect(editsOf(drafts)[0]?.changes).toEqual({ shelf: 'B-1' });
  expect(countsOf(drafts)).toEqual({ changes: 1, rows: 1, refused: 1, asked: 0 });
});

test('of a refused row the refused cell stays with its sentence, the rest can be sent again', () => {
  const drafts = write(write(none, 'stock', '2'), 'shelf', 'B-1');
  const after = answered(drafts, [
    {
      listingId: 1,
      answer: { outcome: 'refused', problems: [{ field: 'stock', code: 'x', sentence: 'Olmaz.' }] },
    },
  ]);
  expect(after.get(1)?.problems.stock).toEqual({ text: '2', sentence: 'Olmaz.' });
  expect(editsOf(after)[0]?.changes).toEqual({ shelf: 'B-1' });
});

const asks = {
  outcome: 'asks' as const,
  warnings: [],
  stockConflict: null,
  isOutdated: false,
  current: null,
};

test('a row that asks is not sent until it is answered', () => {
  const warnings = [{ code: 'priceJump' as const, sentence: 'Fiyat %90 artıyor.' }];
  const drafts = answered(write(none, 'price', '190'), [{ listingId: 1, answer: { ...asks, warnings } }]);
  expect(editsOf(drafts)).toEqual([]);
  expect(editsOf(resolved(drafts, 1, 'tick'))[0]?.ticked).toEqual(['priceJump']);
  expect(editsOf(write(drafts, 'price', '110'))[0]?.ticked).toEqual([]);
});

test('a stock sold meanwhile is sent with the version and the stock that are there now', () => {
  const current = listingOf(1, { stock: 9, version: 2 });
  const stockConflict = { typed: 15, change: 3, changed: 12, sentence: '' };
  const drafts = answered(write(none, 'stock', '15'), [
    { listingId: 1, answer: { ...asks, stockConflict, current } },
  ]);
  expect(editsOf(resolved(drafts, 1, { stock: 12 }))[0]).toMatchObject({
    version: 2,
    seenStock: 9,
    changes: { stock: 12 },
  });
  expect(resolved(drafts, 1, 'theirs').size).toBe(0);
});

test('saved edits are removed', () => {
  const answer = { outcome: 'saved' as const, listing: listingOf(1, { price: 11_000, version: 2 }) };
  expect(answered(write(none, 'price', '110'), [{ listingId: 1, answer }]).size).toBe(0);
});
