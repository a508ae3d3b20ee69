import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyText } from '../testing/any-text.ts';
import { karekodReadings, parseKarekod } from './karekod.ts';

const gs = '\u001d';
const whole = { gtin: '08699525013859', serial: 'ZST84AHG', expiration: '2029-12-31', lot: '84KY3' };

// @spec §5 karekod

describe('reads', () => {
  it.each([
    '(01)08699525013859(21)ZST84AHG(17)291231(10)84KY3',
    `010869952501385921ZST84AHG${gs}172912311084KY3`,
    `010869952501385921ZST84AHG${gs}172912001084KY3`,
    `${gs}010869952501385921ZST84AHG${gs}172912311084KY3`,
    `]d2010869952501385921ZST84AHG${gs}172912311084KY3`,
    `01086995250138591084KY3${gs}1729123121ZST84AHG`,
    `0108699525013859172912311084KY3${gs}21ZST84AHG`,
    ' 010869952501385921ZST84AHG172912311084KY3 ',
  ])('%j', (text) => {
    expect(parseKarekod(text)).toEqual(whole);
  });

  it('accepts a scan without separators when it has a single reading', () => {
    expect(parseKarekod('010869950412001121140788766511712123110K0016')).toEqual({
      gtin: '08699504120011',
      serial: '14078876651',
      expiration: '2012-12-31',
      lot: 'K0016',
    });
  });
});

it.each([
  ['A1729123110B21C', 'A', 'B21C'],
  ['A1729123110B10C', 'A', 'B10C'],
  ['X1799999910Y1729123110B', 'X1799999910Y', 'B'],
])('of %s without separators returns the only complete reading', (rest, serial, lot) => {
  expect(parseKarekod(`010869952501385921${rest}`)).toEqual({ ...whole, serial, lot });
});

it('returns every reading of a scan without separators, for the user to choose', () => {
  const readings = karekodReadings('010869952501385921A1729123110X1729123110Y');
  expect(readings.map(({ serial, lot }) => [serial, lot])).toEqual([
    ['A', 'X1729123110Y'],
    ['A1729123110X', 'Y'],
  ]);
  expect(karekodReadings('8690000417263')).toEqual([]);
});

describe('refuses', () => {
  it.each([
    ['', 'nothing'],
    ['hello', 'no element'],
    [`21A1${gs}17271231`, 'no product'],
    ['(21)A(17)291231(10)B', 'no product'],
    ['(01)08699525013859(21)A(17)291231', 'no lot'],
    ['(01)08699525013859(21)A(10)B', 'no expiry'],
    ['(01)08699525013859(17)291231(10)B', 'no serial number'],
    [`010868130826743621A1${gs}1727023010L1`, '30 February'],
    [`010869952501385821ZST84AHG${gs}172912311084KY3`, 'wrong check digit'],
    [`010869952501385921${'S'.repeat(21)}${gs}172912311084KY3`, 'a serial number of 21'],
    [`010869952501385921ŞST${gs}172912311084KY3`, 'Turkish letters'],
    ['010869952501385921A1729123110X1729123110Y', 'two readings without separators'],
    ['0108699525013859', 'the product alone'],
    ['01086995250138592', 'cut short'],
  ])('%j: %s', (text) => {
    expect(parseKarekod(text)).toBeNull();
  });
});

const code = fc.string({
  unit: fc.constantFrom(...Array.from('0123456789ABCXYZ')),
  minLength: 1,
  maxLength: 20,
});
const expiry = fc
  .tuple(fc.integer({ min: 20, max: 40 }), fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 28 }))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(''));

it('parses every karekod written with separators', () => {
  fc.assert(
    fc.property(code, code, expiry, (serial, lot, yymmdd) => {
      const read = parseKarekod(`010869952501385921${serial}${gs}17${yymmdd}10${lot}`);
      expect(read).toMatchObject({ gtin: whole.gtin, serial, lot });
    }),
  );
});

it('without separators reads the original or nothing', () => {
  fc.assert(
    fc.property(code, code, expiry, (serial, lot, yymmdd) => {
      const read = parseKarekod(`010869952501385921${serial}17${yymmdd}10${lot}`);
      expect(read === null || (read.serial === serial && read.lot === lot)).toBe(true);
    }),
  );
});

it('never throws', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(() => parseKarekod(text)).not.toThrow();
    }),
  );
});
