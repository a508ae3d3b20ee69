import { expect, test } from 'vitest';
import { nothingRuns, runningNow } from './running-now.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 24, 12, minute));
const campaign = (id: number, starts: number, ends: number) => ({
  id,
  starts: at(starts).getTime(),
  ends: at(ends).getTime(),
});
const all = [campaign(1, 0, 30), campaign(2, 10, 20), campaign(3, 0, 60)];
const idsAt = (minute: number, usedUp: readonly number[] = []) =>
  runningNow(nothingRuns, all, usedUp, at(minute)).running.map(({ id }) => id);

// @spec §1 card-prices

test('a campaign runs from its beginning to before its end', () => {
  expect([9, 10, 19, 20, 29, 30, 60].map((minute) => idsAt(minute))).toEqual([
    [1, 3],
    [1, 2, 3],
    [1, 2, 3],
    [1, 3],
    [1, 3],
    [3],
    [],
  ]);
  expect(idsAt(15, [2])).toEqual([1, 3]);
});

test('the cached set holds to the next beginning or end, forwards and back', () => {
  const known = runningNow(nothingRuns, all, [], at(12));
  expect(runningNow(known, all, [], at(19))).toBe(known);
  expect(runningNow(known, all, [], at(10))).toBe(known);
  expect(runningNow(known, all, [], at(20)).running).toEqual([all[0], all[2]]);
  expect(runningNow(known, all, [], at(9)).running).toEqual([all[0], all[2]]);
});

test('the cached set is computed again for other campaigns and for used up units, and stays the same list otherwise', () => {
  const known = runningNow(nothingRuns, all, [], at(12));
  expect(runningNow(known, all, [2], at(12)).running).toEqual([all[0], all[2]]);
  const without = all.slice(1);
  expect(runningNow(known, without, [], at(12)).running).toEqual(without);
  expect(runningNow(known, [...all], [99], at(12)).running).toBe(known.running);
});
