import { expect, test } from 'vitest';
import { checkReturned } from './return-check.ts';

const now = new Date('2026-11-28T09:00:00Z');
const line = { lineNo: 1, barcode: '8699525013859', expiration: '2027-03-31', units: 2, name: 'Omega' };
const box = (expiration: string | null, more = {}) => ({
  barcode: line.barcode,
  expiration,
  lot: '',
  serial: '',
  ...more,
});

test('boxes of the sent expiry count, and so do barcodes that name none', () => {
  const { units, remarks } = checkReturned([line], [box('2027-03-31'), box(null)], now);
  expect(units).toEqual({ 1: 2 });
  expect(remarks).toEqual([]);
});

test('a box of another month, earlier or later, is not the one that was sent', () => {
  const { units, remarks } = checkReturned(
    [line],
    [box('2026-12-31', { lot: 'P7' }), box('2028-01-31')],
    now,
  );
  expect(units).toEqual({ 1: 0 });
  expect(remarks).toEqual(['Omega: gelen miat 12/2026, parti P7', 'Omega: gelen miat 01/2028']);
});

test('a box whose expiry has passed since it was sent is as it was sent', () => {
  const sold = { ...line, expiration: '2026-10-31' };
  expect(checkReturned([sold], [box('2026-10-31')], now).units).toEqual({ 1: 1 });
});

test('a box that the return does not hold, or beyond its units, is named and not counted', () => {
  const { units, remarks } = checkReturned(
    [{ ...line, units: 1 }],
    [box(null), box(null), box(null, { barcode: '4006381333931' })],
    now,
  );
  expect(units).toEqual({ 1: 1 });
  expect(remarks).toEqual(['İadede olmayan ürün: 8699525013859', 'İadede olmayan ürün: 4006381333931']);
});

test('the same box scanned again is one box', () => {
  const one = box('2027-03-31', { serial: 'S1' });
  const { units, remarks } = checkReturned([line], [one, one], now);
  expect([units, remarks]).toEqual([{ 1: 1 }, []]);
});

test('a box of another lot is not the one that was sent; a lot that only one side knows is none', () => {
  const sold = { ...line, lot: 'P3' };
  const check = (lot: string, sent = sold) => checkReturned([sent], [box('2027-03-31', { lot })], now);
  expect(check('P7').units).toEqual({ 1: 0 });
  expect(check('P7').remarks).toEqual(['Omega: gelen parti P7, gönderilen P3']);
  expect(check('p3 ').units).toEqual({ 1: 1 });
  expect(check('').units).toEqual({ 1: 1 });
  expect(check('P7', { ...sold, lot: '' }).units).toEqual({ 1: 1 });
});

test('of two lines of a product each box counts for the line of its lot', () => {
  const lines = [
    { ...line, lot: 'P3', units: 1 },
    { ...line, lineNo: 2, lot: 'P4', units: 1 },
  ];
  const boxes = [box('2027-03-31', { lot: 'P4' }), box('2027-03-31', { lot: 'P3' })];
  expect(checkReturned(lines, boxes, now)).toMatchObject({ units: { 1: 1, 2: 1 }, remarks: [] });
});
