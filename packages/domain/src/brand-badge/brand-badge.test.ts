import { expect, test } from 'vitest';
import { badgeRefusal, documentDayProblem } from './brand-badge.ts';

// @spec §1 verified-badge

test.each([
  ['authorised without a badge', 1, [], true],
  ['authorised beside another brand', 1, [{ brandId: 9, type: 1 }], true],
  ['authorised while official', 1, [{ brandId: 9, type: 2 }], false],
  ['official for a second own brand', 2, [{ brandId: 9, type: 2 }], true],
  ['official instead of authorised', 2, [{ brandId: 7, type: 1 }], true],
] as const)('%s', (_, type, held, may) => {
  expect(badgeRefusal({ brandId: 7, type }, held) === null).toBe(may);
});

test.each([
  ['2026-11-22', false],
  ['2026-11-23', false],
  ['2026-11-24', true],
  ['2036-12-31', true],
  ['2037-01-01', false],
])('a document until %s, on 23 November 2026: %s', (until, isTaken) => {
  expect(documentDayProblem(until, '2026-11-23') === null).toBe(isTaken);
});
