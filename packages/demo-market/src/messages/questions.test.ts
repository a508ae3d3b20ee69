import { expect, test } from 'vitest';
import { turkishCities } from '../companies/places.ts';
import { demoBuyers } from '../companies/companies.ts';
import { demoQuestions } from './questions.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const dayMs = 86_400_000;

test('keen sellers have answered everything but the newest questions, others leave some open', () => {
  const askers = demoBuyers(5, 10, turkishCities());
  const questions = demoQuestions(600, () => [1, 5, 6], new Set([1]), askers, now);
  const openTo = (sellerId: number) =>
    questions.filter(({ answers }) => answers.every((answer) => answer.sellerId !== sellerId));
  expect(questions.length).toBeGreaterThan(100);
  const open = openTo(1);
  expect(open.length).toBeGreaterThan(3);
  expect(open.every(({ askedAt }) => now.getTime() - askedAt.getTime() <= 4 * dayMs)).toBe(true);
  expect(openTo(5).some(({ askedAt }) => now.getTime() - askedAt.getTime() > 4 * dayMs)).toBe(true);
  expect(questions.flatMap(({ answers }) => answers).every(({ body }) => body !== '')).toBe(true);
});
