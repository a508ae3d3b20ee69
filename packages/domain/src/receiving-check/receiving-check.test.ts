import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScannedBox } from '../scanned-box/scanned-box.ts';
import { checkReceived, claimOf, type SentLine } from './receiving-check.ts';

const now = new Date('2026-11-23T09:00:00Z');
const line = (lineNo: number, units: number, expiration: string | null, barcode = '1'): SentLine => ({
  lineNo,
  barcode,
  expiration,
  units,
});
const box = (expiration: string | null = null, more: Partial<ScannedBox> = {}): ScannedBox => ({
  barcode: '1',
  expiration,
  lot: '',
  serial: '',
  ...more,
});
const outcomes = (lines: SentLine[], boxes: ScannedBox[]) =>
  checkReceived(lines, boxes, now).boxes.map(({ outcome, lineNo }) => [outcome, lineNo]);

describe('a box', () => {
  it.each([
    ['2028-03-31', '2028-03-31', 'right'],
    // A karekod contains the day of the expiry, a listing only the month.
    ['2028-03-01', '2028-03-31', 'right'],
    ['2028-02-29', '2028-03-31', 'shortExpiry'],
    ['2029-01-31', '2028-03-31', 'right'],
    ['2026-10-31', '2028-03-31', 'expired'],
    [null, '2028-03-31', 'right'],
    ['2028-03-31', null, 'right'],
  ])('with expiry %s, sold with %s, is %s', (came, sold, outcome) => {
    expect(outcomes([line(1, 1, sold)], [box(came)])).toEqual([[outcome, 1]]);
  });

  it('is assigned to the line with its expiry', () => {
    const lines = [line(1, 1, '2028-03-31'), line(2, 1, '2027-05-31')];
    expect(outcomes(lines, [box('2027-05-31'), box('2028-03-31')])).toEqual([
      ['right', 2],
      ['right', 1],
    ]);
  });

  it('is a surplus beyond the sent units, not ordered for another product, and again for a known serial number', () => {
    const first = box('2028-03-31', { serial: 'S1' });
    const lines = [line(1, 1, '2028-03-31')];
    expect(
      outcomes(lines, [first, first, box('2028-03-31', { serial: 'S2' }), box(null, { barcode: '2' })]),
    ).toEqual([
      ['right', 1],
      ['again', null],
      ['surplus', null],
      ['notOrdered', null],
    ]);
  });
});

describe('a parcel', () => {
  it('is right when every unit arrived as sold', () => {
    const lines = [line(1, 2, '2028-03-31')];
    expect(checkReceived(lines, [box('2028-03-31'), box('2028-03-31')], now).isRight).toBe(true);
    expect(checkReceived(lines, [box('2028-03-31')], now).isRight).toBe(false);
  });

  it('counts the received boxes in any order', () => {
    const expiry = fc.constantFrom('2026-10-31', '2027-05-31', '2028-03-31', null);
    fc.assert(
      fc.property(fc.array(expiry, { maxLength: 8 }), fc.integer({ min: 1, max: 6 }), (days, units) => {
        const { lines, boxes } = checkReceived(
          [line(1, units, '2027-05-31')],
          days.map((day) => box(day)),
          now,
        );
        const [only] = lines;
        expect(only?.came).toBe(Math.min(days.length, units));
        expect((only?.came ?? 0) + (only?.missing ?? 0)).toBe(units);
        expect(boxes).toHaveLength(days.length);
      }),
    );
  });
});

describe('the claim of a line', () => {
  const checked = { lineNo: 1, expected: 5, came: 4, expired: 1, shortExpiry: 1, missing: 1 };
  it.each([
    [checked, 5, { quantity: 3, reason: 'expired' }],
    [{ ...checked, expired: 0 }, 5, { quantity: 2, reason: 'shortExpiry' }],
    [{ ...checked, expired: 0, shortExpiry: 0 }, 5, { quantity: 1, reason: 'missing' }],
    // Units that have been refunded are not claimed again.
    [checked, 2, { quantity: 2, reason: 'expired' }],
    [checked, 0, null],
    [{ ...checked, expired: 0, shortExpiry: 0, missing: 0 }, 5, null],
  ])('%j, at most %i: %j', (given, claimable, expected) => {
    expect(claimOf(given, claimable)).toEqual(expected);
  });
});
