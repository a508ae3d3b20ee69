import { describe, expect, it } from 'vitest';
import {
  carrierIds,
  carrierOf,
  carriers,
  deliverySources,
  fitsCarrier,
  trackingNumberFormats,
  localWarehouseTrackingNumberFormat,
} from './carrier.ts';

const digits = (length: number) => '1'.repeat(length);

// @spec §5 tracking-number

describe('tracking number formats', () => {
  it.each([
    ['12-digits', [digits(12)], [digits(11), digits(13), `${digits(11)}A`, ` ${digits(12)}`, '']],
    ['11-13-digits', [digits(11), digits(12), digits(13)], [digits(10), digits(14), `${digits(11)}-`]],
    [
      '2letters+3-6digits|12digits',
      ['AB123', 'AB123456', digits(12)],
      ['AB12', 'AB1234567', 'A1234', 'ABC123', digits(11), digits(13), `X${digits(12)}`, 'AB123x', 'ÇB123'],
    ],
    ['14-digits', [digits(14)], [digits(13), digits(15)]],
    [
      '2letters+1-11digits',
      ['KP1', `KP${digits(11)}`],
      ['KP', `KP${digits(12)}`, 'K1', '12KP', 'KPX1', 'KP1x', 'xKP1'],
    ],
    ['2letters+1-13digits', ['KP1', `KP${digits(13)}`], ['KP', `KP${digits(14)}`, 'A1', 'ABC1', 'KP1-']],
    [
      '17-18-alnum',
      [digits(17), '1Z879E930346834440', 'ABCDEFGHIJ1234567'],
      [digits(16), digits(19), '1Z879E93034683444-', 'Ş2345678901234567'],
    ],
    ['local-warehouse', ['ABCD', '1234', digits(20)], ['ABC', digits(21), 'AB 12', 'ABÇD']],
  ] as const)('%s', (format, good, bad) => {
    const { pattern } = trackingNumberFormats[format];
    expect(good.filter((number) => !pattern.test(number))).toEqual([]);
    expect(bad.filter((number) => pattern.test(number))).toEqual([]);
  });

  it.each([
    ['12-digits', digits(12)],
    ['11-13-digits', digits(11)],
    ['2letters+3-6digits|12digits', 'AB123'],
    ['2letters+3-6digits|12digits', digits(12)],
    ['14-digits', digits(14)],
    ['2letters+1-11digits', 'KP1'],
    ['2letters+1-13digits', 'KP1'],
    ['17-18-alnum', digits(17)],
    ['local-warehouse', 'ABCD'],
  ] as const)('%s rejects a line break or a space beside %s', (format, number) => {
    const { pattern } = trackingNumberFormats[format];
    expect(pattern.test(number)).toBe(true);
    const odd = [`${number}\n`, `${number} `, `${number}\r\n`, `\n${number}`, `${number}\nx`, `-${number}`];
    expect(odd.filter((each) => pattern.test(each))).toEqual([]);
  });

  it('has a hint of its own for each format', () => {
    const hints: string[] = Object.values(trackingNumberFormats).map(({ hint }) => hint);
    expect(new Set(hints.filter((hint) => hint !== '')).size).toBe(hints.length);
  });
});

describe('carriers', () => {
  it('covers each format of the specification once', () => {
    expect(carrierIds).toEqual([1, 2, 3, 4, 5, 6, 7]);
    const formats = carriers.map(({ format }) => format);
    expect([...formats, localWarehouseTrackingNumberFormat]).toEqual(Object.keys(trackingNumberFormats));
    expect(new Set(carriers.map(({ name }) => name).filter(Boolean)).size).toBe(carriers.length);
  });

  it('has the pattern of its format', () => {
    for (const { format, trackingNumberPattern } of carriers) {
      expect(trackingNumberPattern).toBe(trackingNumberFormats[format].pattern);
    }
  });

  it('only the post uses numbers of UPU S10', () => {
    expect(carriers.filter((each) => fitsCarrier(each, 'RR473124829TR')).map(({ id }) => id)).toEqual([5]);
    expect(carriers.filter((each) => fitsCarrier(each, 'RR473124828TR'))).toEqual([]);
    expect(carriers.filter((each) => fitsCarrier(each, 'KP02400000001')).map(({ id }) => id)).toEqual([5, 6]);
  });

  it('finds a carrier by its id', () => {
    expect(carrierOf(4)?.format).toBe('14-digits');
    expect(carrierOf(0)).toBeNull();
  });
});

it('has two delivery sources', () => {
  expect(deliverySources).toEqual({ fromWarehouse: 'depodan teslim', none: -1 });
});
