import { assert, date, integer, property } from 'fast-check';
import { expect, it, test } from 'vitest';
import { afterWorkingHours, workingMinutesBetween } from './working-hours.ts';

it.each([
  ['in the same day', '2026-11-23T07:00:00Z', 4, '2026-11-23T11:00:00.000Z'],
  ['from the morning on when it comes at night', '2026-11-23T01:00:00Z', 4, '2026-11-23T10:00:00.000Z'],
  ['over the evening', '2026-11-23T14:00:00Z', 4, '2026-11-24T09:00:00.000Z'],
  ['over a weekend', '2026-11-20T14:30:00Z', 9, '2026-11-23T14:30:00.000Z'],
  ['over a public holiday', '2026-10-29T08:00:00Z', 1, '2026-10-30T07:00:00.000Z'],
] as const)('counts hours %s', (_name, at, hours, due) => {
  expect(afterWorkingHours(new Date(at), hours).toISOString()).toBe(due);
});

test('never ends before as many hours have passed, and is monotone', () => {
  const moment = date({ min: new Date('2026-01-01'), max: new Date('2027-12-01'), noInvalidDate: true });
  assert(
    property(moment, integer({ min: 1, max: 40 }), integer({ min: 0, max: 1e8 }), (at, hours, later) => {
      const due = afterWorkingHours(at, hours).getTime();
      expect(due - at.getTime()).toBeGreaterThanOrEqual(hours * 3_600_000);
      expect(afterWorkingHours(new Date(at.getTime() + later), hours).getTime()).toBeGreaterThanOrEqual(due);
    }),
  );
});

it.each([
  ['within a day', '2026-11-23T07:00:00Z', '2026-11-23T08:05:00Z', 65],
  ['over the evening', '2026-11-23T14:00:00Z', '2026-11-24T06:30:00Z', 90],
  ['over a weekend', '2026-11-20T14:30:00Z', '2026-11-23T06:10:00Z', 40],
  ['within a night', '2026-11-23T20:00:00Z', '2026-11-24T01:00:00Z', 0],
  ['backwards', '2026-11-24T08:00:00Z', '2026-11-23T08:00:00Z', 0],
] as const)('counts working minutes %s', (_name, from, to, minutes) => {
  expect(workingMinutesBetween(new Date(from), new Date(to))).toBe(minutes);
});

test('counts as many minutes as were added', () => {
  const moment = date({ min: new Date('2026-01-01'), max: new Date('2027-12-01'), noInvalidDate: true });
  assert(
    property(moment, integer({ min: 1, max: 40 }), (at, hours) => {
      expect(workingMinutesBetween(at, afterWorkingHours(at, hours))).toBe(hours * 60);
    }),
  );
});
