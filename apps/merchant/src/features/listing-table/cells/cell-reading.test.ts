import { expect, test } from 'vitest';
import { listingOf } from '../../../testing/listings.ts';
import { cellText, isStored, readCell, writtenColumns } from './cell-reading.ts';

const listing = listingOf(1, { price: 10_000, psf: 20_000, cost: null, cheapestOther: 9500 });

const at = (fromQuantity: number, price: number) => ({ fromQuantity, price });

test.each([
  ['price', '129,90', { change: { price: 12_990 } }],
  ['price', '+%10', { change: { price: 11_000 } }],
  ['price', '-2,5', { change: { price: 9750 } }],
  ['price', '=PSF*0,72', { change: { price: 14_400 } }],
  ['price', '=ENUCUZ-0,10', { change: { price: 9490 } }],
  ['price', '=MALİYET*1,2', { problem: 'Bu ilanın maliyeti girilmemiş.' }],
  ['price', 'pahalı', { problem: expect.stringContaining('biçiminde yazınız') }],
  ['stock', '1.250', { change: { stock: 1250 } }],
  ['stock', '1.5', { problem: expect.any(String) }],
  ['expiration', '3/28', { change: { expiration: '2028-03-31' } }],
  ['expiration', '-', { change: { expiration: null } }],
  ['expiration', '13/2028', { problem: expect.any(String) }],
  ['maxQuantity', '', { change: { maxQuantity: null } }],
  ['minQuantity', '', { problem: expect.any(String) }],
  ['cost', '', { change: { cost: null } }],
  ['cost', '+5', { problem: expect.any(String) }],
  ['priceBreaks', '50: 120; 10: 129,90', { change: { priceBreaks: [at(10, 12_990), at(50, 12_000)] } }],
  ['priceBreaks', '-', { change: { priceBreaks: [] } }],
  ['priceBreaks', 'ucuz', { problem: expect.stringContaining('10: 139,90') }],
  ['bonus', '10+1', { change: { bonus: { buy: 10, get: 1 } } }],
  ['bonus', '', { change: { bonus: null } }],
  ['bonus', '10', { problem: expect.stringContaining('10+1') }],
  ['shelf', ' B-07 ', { change: { shelf: 'B-07' } }],
  ['shelf', 'x'.repeat(21), { problem: expect.any(String) }],
] as const)('%s: %s', (column, text, expected) => {
  expect(readCell(column, text, listing)).toEqual(expected);
});

test('an unchanged text means no change', () => {
  const given = listingOf(2, { priceBreaks: [at(10, 12_000)], bonus: { buy: 10, get: 1 } });
  const stored = writtenColumns.filter((column) => {
    const reading = readCell(column, cellText(column, given), given);
    return 'change' in reading && isStored(column, reading.change, given);
  });
  expect(stored).toEqual(writtenColumns);
  for (const column of writtenColumns) {
    const reading = readCell(column, cellText(column, listing), listing);
    expect(reading).toEqual({ change: { [column]: listing[column] } });
  }
});
