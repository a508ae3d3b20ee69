import { expect, test } from 'vitest';
import { type DeskRow, withChosen, withEdit, withPublished, withReadings, withScan } from './desk-rows.ts';

const box = (lot = '', expiration: string | null = null, barcode = '8699525013859') => ({
  barcode,
  expiration,
  lot,
});
const shown = (rows: readonly DeskRow[]) => rows.map(({ lot, stock }) => [lot, stock]);

test('the same goods again are one unit more and come to the top; another lot is a line of its own', () => {
  const one = withScan([], box('A', '2028-03-31'), '1');
  const two = withScan(one, box('B', '2028-03-31'), '2');
  expect(shown(two)).toEqual([
    ['B', 1],
    ['A', 1],
  ]);
  expect(shown(withScan(two, box('A', '2028-03-31'), '3'))).toEqual([
    ['A', 2],
    ['B', 1],
  ]);
});

test('serials are kept a box, and a box that is read twice is one', () => {
  const read = (serial: string) => ({ ...box('A', '2028-03-31'), serial });
  const rows = ['S1', 'S2', 'S1'].reduce<DeskRow[]>(
    (all, serial, at) => withScan(all, read(serial), `${at}`),
    [],
  );
  expect(rows).toMatchObject([{ stock: 2, serials: ['S1', 'S2'] }]);
});

test('a bare barcode is one more of the line that was written last', () => {
  const rows = withEdit(withScan([], box(), '1'), '1', { expiration: '2028-03-31' });
  expect(withScan(rows, box(), '2')).toMatchObject([{ key: '1', stock: 2, expiration: '2028-03-31' }]);
});

test('published rows are not added to', () => {
  const rows = withEdit(withScan([], box(), '1'), '1', { answer: { outcome: 'saved' } as DeskRow['answer'] });
  expect(withScan(rows, box(), '2').map(({ key }) => key)).toEqual(['2', '1']);
});

test('of two rows of a barcode that would publish themselves the approval closes one and leaves the other', () => {
  const scanned = withScan(withScan([], box('A', '2028-03-31'), '1'), box('B', '2028-03-31'), '2');
  const agreed = scanned.map((row) => ({ ...row, publishesItself: true as const }));
  const rows = withPublished(agreed, '1', 'Yayında.');
  expect(rows.map(({ key, publishesItself, answer }) => [key, publishesItself, answer?.outcome])).toEqual([
    ['2', undefined, undefined],
    ['1', true, 'published'],
  ]);
  expect(withScan(rows, box('A', '2028-03-31'), '3').map(({ key }) => key)).toEqual(['3', '2', '1']);
});

test('an edit clears the answer and the ticks of the row', () => {
  const asked = withEdit(withScan([], box(), '1'), '1', {
    answer: { outcome: 'failed', sentence: 'Olmadı' },
    ticked: ['priceJump'],
  });
  expect(withEdit(asked, '1', { stock: 4 })).toMatchObject([{ stock: 4, answer: null, ticked: [] }]);
});

test('a chosen reading joins the line of the same goods', () => {
  const rows = withScan([], box('A', '2028-03-31'), '1');
  const open = withReadings(rows, [box('A', '2028-03-31'), box('B', '2028-03-31')], '2');
  expect(open).toHaveLength(2);
  expect(shown(withChosen(open, '2', box('A', '2028-03-31')))).toEqual([['A', 2]]);
});
