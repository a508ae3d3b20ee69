import { expect, it } from 'vitest';
import { holidayProblem } from './holiday.ts';

const today = '2026-12-01';
const planned = (startsOn: string, endsOn: string, hasBegun = false) =>
  holidayProblem({ startsOn, endsOn }, { today, hasBegun });

it.each([
  ['2026-12-01', '2026-12-01'],
  ['2026-12-24', '2027-01-02'],
  ['2026-12-01', '2027-01-29'],
])('%s to %s is a holiday', (startsOn, endsOn) => {
  expect(planned(startsOn, endsOn)).toBeNull();
});

it.each([
  ['2026-11-30', '2026-12-02', 'startsOn', 'geçmiş'],
  ['2027-12-02', '2027-12-03', 'startsOn', 'bir yıl'],
  ['2026-12-05', '2026-12-04', 'endsOn', 'önce olamaz'],
  ['2026-12-01', '2027-01-30', 'endsOn', '60 gün'],
  ['', '2026-12-04', 'startsOn', 'ilk gününü'],
  ['2026-12-05', '2026-02-30', 'endsOn', 'son gününü'],
])('%s to %s is invalid at %s: %s', (startsOn, endsOn, field, sentence) => {
  expect(planned(startsOn, endsOn)).toEqual({ field, sentence: expect.stringContaining(sentence) });
});

it('a holiday that has begun may end today, but not yesterday', () => {
  expect(planned('2026-11-20', '2026-12-01', true)).toBeNull();
  expect(planned('2026-11-20', '2026-11-30', true)?.field).toBe('endsOn');
});
