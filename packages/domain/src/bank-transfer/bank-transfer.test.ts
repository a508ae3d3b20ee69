import { expect, it } from 'vitest';
import {
  transferDeadline,
  transferOutcome,
  transferOutcomeLabels,
  transferOutcomes,
  transferReference,
  transferReferencesIn,
  transferReturnLabels,
  transferReturnReasons,
  transferReturnStateLabels,
  transferReturnStates,
} from './bank-transfer.ts';

it.each([
  // Started on a Monday; the three banking days are Tuesday, Wednesday and Thursday.
  ['2026-11-23T09:00:00Z', '2026-11-26T21:00:00.000Z'],
  // Started on a Friday evening; the three banking days are Monday, Tuesday and Wednesday.
  ['2026-11-27T20:00:00Z', '2026-12-02T21:00:00.000Z'],
  // Started on a Friday in UTC, which is already Saturday in Istanbul.
  ['2026-11-27T21:30:00Z', '2026-12-02T21:00:00.000Z'],
  // 29 October is a holiday, 31 October a Saturday.
  ['2026-10-27T09:00:00Z', '2026-11-02T21:00:00.000Z'],
  // The Ramazan Bayramı of 2027 is on 9, 10 and 11 March.
  ['2027-03-08T09:00:00Z', '2027-03-16T21:00:00.000Z'],
])('an order of %s holds its stock until %s', (at, until) => {
  expect(transferDeadline(new Date(at)).toISOString()).toBe(until);
});

it('makes references that are found in the altered text of a bank', () => {
  const reference = transferReference(7_041_986);
  expect(reference).toMatch(/^HVN\d{10}$/);
  expect(
    transferReferencesIn(`FAST ${reference.slice(0, 7)}-${reference.slice(7).toLowerCase()} ECZANE`),
  ).toEqual([reference]);
  expect(transferReferencesIn(`${reference} / ${reference}`)).toEqual([reference]);
  expect(transferReferencesIn(`hvn ${reference.slice(3)}`)).toEqual([reference]);
});

it('ignores a reference with a wrong digit, and a text without one', () => {
  const reference = transferReference(12_345_678);
  for (let i = 3; i < reference.length; i += 1) {
    const other = String((Number(reference[i]) + 1) % 10);
    expect(transferReferencesIn(reference.slice(0, i) + other + reference.slice(i + 1))).toEqual([]);
  }
  expect(transferReferencesIn('HVN 123')).toEqual([]);
  expect(transferReferencesIn('')).toEqual([]);
});

it.each([
  ['waiting', 0, 100, 'paid', 0],
  ['waiting', 0, 99, 'part', 0],
  ['waiting', 60, 40, 'paid', 0],
  ['waiting', 60, 39, 'part', 0],
  ['waiting', 60, 70, 'excess', 30],
  ['waiting', 0, 101, 'excess', 1],
  ['paid', 100, 100, 'double', 100],
  ['ended', 0, 100, 'late', 100],
] as const)(
  '%s with %d received, %d more is %s and %d are returned',
  (state, received, amount, outcome, back) => {
    expect(transferOutcome({ state, amount: 100, received }, amount)).toEqual({ outcome, back });
  },
);

it('has a label for every value', () => {
  expect(Object.keys(transferOutcomeLabels)).toEqual([...transferOutcomes]);
  expect(Object.keys(transferReturnLabels)).toEqual([...transferReturnReasons]);
  expect(Object.keys(transferReturnStateLabels)).toEqual([...transferReturnStates]);
});
