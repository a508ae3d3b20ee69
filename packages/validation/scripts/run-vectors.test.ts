import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runVectors, type VectorRow } from './run-vectors.ts';

const clock = new Date('2026-11-20T12:00:00+03:00');

function outcomeOf(row: VectorRow): string {
  const [checked] = runVectors([row], clock);
  return `${checked?.outcome}${checked?.reason ? `: ${checked.reason}` : ''}`;
}

describe('one row', () => {
  it.each<[string, VectorRow]>([
    ['passed', { rule: 'vkn', value: '4730259742', valid: true }],
    ['failed: said valid', { rule: 'vkn', value: '4730259742', valid: false }],
    ['failed: said invalid', { rule: 'vkn', value: '4730259743', valid: true }],
    ['failed: said invalid', { rule: 'vkn', value: 4_730_259_742, valid: true }],
    ['passed', { rule: 'tax-or-identity', value: '4730259742', valid: true, spec: false }],
    ['disputed: said invalid', { rule: 'vkn', value: '1', valid: true, disputed: 'two readings' }],
    ['passed', { rule: 'vkn', value: '1', valid: false, disputed: 'two readings' }],
    ['open', { rule: 'vkn', value: '1', valid: null }],
    ['unknown: no such rule here', { rule: 'vkn2', value: '1', valid: true }],
    ['unknown: no such rule here', { rule: 'vkn2', value: '1', valid: null }],
    ['unknown: no such rule here', { rule: 'tracking:9-digits', value: '1', valid: true }],
    ['unknown: no such rule here', { rule: 'toString', value: '1', valid: true }],
    ['passed', { rule: 'mobile-tr', value: '0532 123 45 67', valid: true, expected: '+905321234567' }],
    [
      'failed: gave "+905321234567"',
      { rule: 'mobile-tr', value: '0532 123 45 67', valid: true, expected: '0532' },
    ],
    [
      'passed',
      { rule: 'card-brand', value: '5526080000000006', valid: true, expected: 'mastercard', last4: '0006' },
    ],
    [
      'failed: gave last four 0006',
      { rule: 'card-brand', value: '5526080000000006', valid: true, expected: 'mastercard', last4: '0007' },
    ],
    ['passed', { rule: 'card-expiry', value: '11/26', valid: true }],
    ['passed', { rule: 'card-expiry', value: '11/26', valid: false, now: '2026-12-01T00:00:00+03:00' }],
    [
      'passed',
      {
        rule: 'miat',
        value: '2026-11-20',
        valid: true,
        now: '2026-11-20',
        expected: { close: true, expired: null },
      },
    ],
    [
      'passed',
      {
        rule: 'miat',
        value: '2026-11-19',
        valid: true,
        now: '2026-11-20',
        expected: { close: true, expired: true },
      },
    ],
    [
      'failed: gave {"close":true,"expired":false}',
      {
        rule: 'miat',
        value: '2026-11-20',
        valid: true,
        now: '2026-11-20',
        expected: { close: false, expired: false },
      },
    ],
    [
      'failed: gave {"21":"x","01":"38425876095074"}',
      { rule: 'gs1', value: '(01)38425876095074(21)x', valid: true, expected: { '01': '38425876095074' } },
    ],
    ['passed', { rule: 'tr-sort', value: ['b', 'ç', 'c'], valid: true, expected: ['b', 'c', 'ç'] }],
    ['failed: gave ["b","c"]', { rule: 'tr-sort', value: ['b', 'c'], valid: true, expected: ['b'] }],
    [
      'failed: threw RangeError: Not a day in the form YYYY-MM-DD: yarın',
      { rule: 'miat', value: 'yarın', valid: true, expected: {} },
    ],
  ])('%s: %j', (outcome, row) => {
    expect(outcomeOf(row)).toBe(outcome);
  });
});

const publicFile = join(import.meta.dirname, '../../../../shared/vectors-public.json');

it.skipIf(!existsSync(publicFile))('holds every rule of the public file', () => {
  const rows = JSON.parse(readFileSync(publicFile, 'utf8')) as VectorRow[];
  const wrong = runVectors(rows, clock).filter(
    ({ outcome }) => outcome === 'failed' || outcome === 'unknown',
  );
  expect(wrong).toEqual([]);
});
