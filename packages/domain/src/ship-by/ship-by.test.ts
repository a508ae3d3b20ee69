import { expect, it } from 'vitest';
import { shipBy } from './ship-by.ts';

it('includes Saturdays for a seller that works then, but not Sundays and holidays', () => {
  const by = (orderedAt: string) => shipBy(new Date(orderedAt), '16:00', true).toISOString();
  expect(by('2026-03-06T15:00:00Z')).toBe('2026-03-07T21:00:00.000Z');
  expect(by('2026-03-07T15:00:00Z')).toBe('2026-03-09T21:00:00.000Z');
  // 29 October 2027 is a Friday.
  expect(by('2027-10-28T15:00:00Z')).toBe('2027-10-30T21:00:00.000Z');
});

it.each([
  ['Monday a minute before the cutoff', '2026-03-02T12:59:00Z', '2026-03-02T21:00:00.000Z'],
  ['Monday at the cutoff', '2026-03-02T13:00:00Z', '2026-03-03T21:00:00.000Z'],
  ['Friday after the cutoff', '2026-03-06T15:00:00Z', '2026-03-09T21:00:00.000Z'],
  ['Saturday morning', '2026-03-07T06:00:00Z', '2026-03-09T21:00:00.000Z'],
  ['New Year’s Eve, a Thursday, after the cutoff', '2026-12-31T14:00:00Z', '2027-01-04T21:00:00.000Z'],
  ['the eve of Kurban Bayramı after the cutoff', '2026-05-26T14:00:00Z', '2026-06-01T21:00:00.000Z'],
  ['Sunday 23:30 in Istanbul', '2026-03-08T20:30:00Z', '2026-03-09T21:00:00.000Z'],
])('%s', (_name, orderedAt, expected) => {
  expect(shipBy(new Date(orderedAt), '16:00:00').toISOString()).toBe(expected);
});
