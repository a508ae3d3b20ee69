import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  endOfMonth,
  expiryBand,
  expiryBands,
  expiryLabel,
  isExpiryAlarming,
  isExpired,
  listingLabel,
  monthsLeft,
  noExpiryLabel,
  parseExpiry,
} from './expiry.ts';

const noon = (isoDay: string) => new Date(`${isoDay}T12:00:00+03:00`);

// @spec §4 expiry-close expiry-colour

describe('expiryBand', () => {
  it.each([
    // [expiry, today, band]: the boundary days of 8 months and of the expiry day itself
    [null, '2026-11-20', 'none'],
    ['2027-07-20', '2026-11-20', 'good'],
    ['2027-07-19', '2026-11-20', 'close'],
    ['2027-07-21', '2026-11-20', 'good'],
    ['2026-12-31', '2026-11-20', 'close'],
    ['2026-11-20', '2026-11-20', 'close'],
    ['2026-11-19', '2026-11-20', 'expired'],
    ['2020-01-31', '2026-11-20', 'expired'],
    // month ends: 30 June and 8 months is 28 February, in a leap year 29
    ['2027-02-28', '2026-06-30', 'good'],
    ['2027-02-27', '2026-06-30', 'close'],
    ['2028-02-28', '2027-06-30', 'close'],
    ['2028-02-29', '2027-06-30', 'good'],
    ['2024-02-29', '2024-02-29', 'close'],
    ['2024-02-29', '2024-03-01', 'expired'],
  ] as const)('%s on %s is %s', (expiration, today, band) => {
    expect(expiryBands).toContain(band);
    expect(expiryBand(expiration, noon(today))).toBe(band);
    expect(isExpired(expiration, noon(today))).toBe(band === 'expired');
    expect(isExpiryAlarming(expiration, noon(today))).toBe(band === 'close' || band === 'expired');
  });

  it('changes at midnight in Istanbul', () => {
    expect(expiryBand('2026-11-20', new Date('2026-11-20T20:59:59.999Z'))).toBe('close');
    expect(expiryBand('2026-11-20', new Date('2026-11-20T21:00:00Z'))).toBe('expired');
  });

  it.each(['', '2026-02-30', '31.01.2026'])('refuses %j', (text) => {
    expect(() => expiryBand(text, noon('2026-11-20'))).toThrow(
      new RangeError(`Not a day in the form YYYY-MM-DD: ${text}`),
    );
  });
});

describe('monthsLeft', () => {
  it.each([
    [null, '2026-11-20', null],
    ['2027-07-20', '2026-11-20', 8],
    ['2027-07-19', '2026-11-20', 7],
    ['2026-11-20', '2026-11-20', 0],
    ['2026-12-19', '2026-11-20', 0],
    ['2026-11-19', '2026-11-20', -1],
    ['2025-11-20', '2026-11-20', -12],
    ['2027-02-28', '2026-06-30', 8],
  ] as const)('%s on %s: %s', (expiration, today, months) => {
    expect(monthsLeft(expiration, noon(today))).toBe(months);
  });

  it('is under 8 exactly where the band is close or expired', () => {
    const days = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(days, fc.integer({ min: 0, max: 4000 }), (offset, start) => {
        const today = new Date(Date.UTC(2024, 0, 1 + start, 9));
        const expiration = new Date(Date.UTC(2024, 0, 1 + start + offset)).toISOString().slice(0, 10);
        const band = expiryBand(expiration, today);
        expect((monthsLeft(expiration, today) ?? 99) < 8).toBe(band !== 'good');
      }),
    );
  });
});

describe('labels', () => {
  it.each([
    ['2027-07-31', '07/2027', 'Bebek Bezi (07/2027)'],
    ['2026-12-01', '12/2026', 'Bebek Bezi (12/2026)'],
    [null, 'Miatsız Ürün', 'Miatsız Ürün'],
  ])('%s reads %s, on a listing %s', (expiration, label, ofListing) => {
    expect(expiryLabel(expiration)).toBe(label);
    expect(listingLabel('Bebek Bezi', expiration)).toBe(ofListing);
  });

  it('uses the words of the specification for a product without expiry', () => {
    expect(noExpiryLabel).toBe('Miatsız Ürün');
  });
});

describe('parseExpiry', () => {
  it.each([
    ['07/2027', '2027-07-31'],
    ['7/2027', '2027-07-31'],
    ['07/27', '2027-07-31'],
    ['02.2028', '2028-02-29'],
    ['02-2027', '2027-02-28'],
    ['12 / 2026', '2026-12-31'],
    ['15.07.2027', '2027-07-15'],
    ['2027-07-15', '2027-07-15'],
  ])('%s is %s', (text, day) => {
    expect(parseExpiry(text)).toBe(day);
  });

  it.each([
    '',
    '13/2027',
    '00/2027',
    '0/2027',
    '07/1927',
    '07/202',
    '07/20277',
    '07 2027',
    '30.02.2027',
    'x07/2027',
    '07  /2027',
    '07/  2027',
  ])('refuses %j', (text) => {
    expect(parseExpiry(text)).toBeNull();
  });
});

it('returns the last day of a month', () => {
  expect(endOfMonth(2028, 2)).toEqual({ year: 2028, month: 2, day: 29 });
});
