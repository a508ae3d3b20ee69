import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatIban, hasIbanShape, isIbanTr, maskIban, normalizeIban } from './iban.ts';

const sample = 'TR330006100519786457841326';

// @spec §5 iban

it.each([
  sample,
  'tr33 0006 1005 1978 6457 8413 26',
  ' TR33-0006-1005-1978-6457-8413-26 ',
  'IBAN: TR33 0006 1005 1978 6457 8413 26',
  'iban TR330006100519786457841326',
  '\u200eTR33\u00a00006\u00a01005\u00a01978\u00a06457\u00a08413\u00a026',
])('%j is the same IBAN', (text) => {
  expect(normalizeIban(text)).toBe(sample);
  expect(isIbanTr(normalizeIban(text))).toBe(true);
  expect(formatIban(text)).toBe('TR33 0006 1005 1978 6457 8413 26');
  expect(maskIban(text)).toBe('TR33 •••• •••• •••• •••• ••13 26');
});

it('removes the word IBAN only at the start', () => {
  expect(normalizeIban('TR33 IBAN 0006')).toBe('TR33IBAN0006');
});

describe('shape', () => {
  it.each([
    [sample, true],
    ['TR33000610051978645784132A', true],
    [sample.slice(2), false],
    [`${sample}0`, false],
    [sample.slice(0, -1), false],
    [`X${sample}`, false],
    ['DE330006100519786457841326', false],
    ['TR33000610A519786457841326', true],
    ['TR3300061A0519786457841326', false],
    ['TR33000A100519786457841326', false],
    ['', false],
  ])('%s: %s', (text, shape) => {
    expect(hasIbanShape(text)).toBe(shape);
  });
});

describe('mod 97', () => {
  it.each([
    'TR630006200027700006678204',
    'TR680001005000291419727329',
    'TR320010009999901234567890',
    'TR900020309705018870358652',
  ])('%s is valid', (text) => {
    expect(isIbanTr(text)).toBe(true);
  });

  it.each([
    'TR320010009999901234567891',
    'TR680001000500291419727329',
    'TR160012304714643640490567',
    '340001206303038328256092',
    'DE89370400440532013000',
    '',
  ])('%s is invalid', (text) => {
    expect(isIbanTr(text)).toBe(false);
  });

  it('counts letters of the account as 10 to 35', () => {
    // 98 minus the remainder of the rearranged number, computed with big integers
    const account = '000610ABJKLMNOPQRSTXYZ';
    const spelled = Array.from(`${account}TR00`, (c) => Number.parseInt(c, 36)).join('');
    const check = String(98n - (BigInt(spelled) % 97n)).padStart(2, '0');
    expect(isIbanTr(`TR${check}${account}`)).toBe(true);
  });

  it('has exactly one pair of check digits for an account, from 02 to 98', () => {
    const account = fc.string({
      unit: fc.constantFrom(...Array.from('0123456789')),
      minLength: 22,
      maxLength: 22,
    });
    fc.assert(
      fc.property(account, (digits) => {
        const pairs = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'));
        const valid = pairs.filter((check) => isIbanTr(`TR${check}${digits}`));
        expect(valid).toHaveLength(1);
        expect(Number(valid[0])).toBeGreaterThanOrEqual(2);
        expect(Number(valid[0])).toBeLessThanOrEqual(98);
      }),
      { numRuns: 100 },
    );
  });

  it.each(['00', '01', '99'])('refuses the check digits %s though they pass mod 97', (check) => {
    const twin = { '00': '97', '01': '98', '99': '02' }[check] ?? '';
    let account = 0;
    const number = () => String(account).padStart(22, '0');
    while (!isIbanTr(`TR${twin}${number()}`)) account += 1;
    expect(isIbanTr(`TR${check}${number()}`)).toBe(false);
  });
});

it('does not mask a text that is too short', () => {
  expect(maskIban('TR3')).toBe('TR3');
  expect(maskIban('TR33 0006')).toBe('TR33 0006');
  expect(maskIban('TR33 0006 1')).toBe('TR33 •006 1');
});

it('loses no character while grouping', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom(...Array.from('TR0123456789 -')), maxLength: 40 }),
      (text) => {
        expect(normalizeIban(formatIban(text))).toBe(normalizeIban(text));
      },
    ),
  );
});
