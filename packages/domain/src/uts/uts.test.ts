import { expect, test } from 'vitest';
import { nextUtsAttempt, type UtsFacts, utsGapsOf, utsGapSentences, utsNumberOf } from './uts.ts';

const whole: UtsFacts = {
  kind: 'supply',
  institutionNo: '1234567',
  hasToken: true,
  isTokenRefused: false,
  isRegistered: true,
  lot: 'A12',
  serial: '',
  otherInstitutionNo: '7654321',
};

test.each<[string, Partial<UtsFacts>, readonly string[]]>([
  ['a whole notice', {}, []],
  ['one by serial alone', { lot: '', serial: 'SN1' }, []],
  ['neither lot nor serial', { lot: '' }, ['lotOrSerial']],
  ['twenty characters', { lot: 'x'.repeat(20) }, []],
  ['twenty-one characters', { lot: 'x'.repeat(21) }, ['tooLong']],
  ['no institution number', { institutionNo: null }, ['institution']],
  ['no token', { hasToken: false, isTokenRefused: true }, ['token']],
  ['a token that was refused', { isTokenRefused: true }, ['tokenRefused']],
  ['no registration', { isRegistered: false }, ['registration']],
  ['a buyer without a number', { otherInstitutionNo: null }, ['otherInstitution']],
  ['a receipt, which names the supply notice', { kind: 'receipt', otherInstitutionNo: null }, []],
  ['several', { lot: '', institutionNo: null, hasToken: false }, ['institution', 'token', 'lotOrSerial']],
])('%s', (_name, change, gaps) => {
  expect(utsGapsOf({ ...whole, ...change })).toEqual(gaps);
});

test('every gap has a sentence', () => {
  expect(Object.values(utsGapSentences).filter((sentence) => !sentence.endsWith('.'))).toEqual([]);
});

test('uses the number of a product, otherwise its barcode with 14 digits', () => {
  expect(utsNumberOf('08690000000001', '8690000000002')).toBe('08690000000001');
  expect(utsNumberOf(null, '8690000000002')).toBe('08690000000002');
});

test('increases the wait after each unanswered attempt', () => {
  const now = new Date('2026-11-23T09:00:00Z');
  const minutes = [1, 2, 3, 4, 5, 50].map(
    (attempts) => (nextUtsAttempt(attempts, now).getTime() - now.getTime()) / 60_000,
  );
  expect(minutes).toEqual([1, 5, 30, 120, 360, 360]);
});
