import { expect, it } from 'vitest';
import {
  choiceOf,
  periodChoices,
  periodOf,
  performanceSearchOf,
  readPerformanceFilter,
} from './performance-filter.ts';

const now = new Date('2026-11-23T09:00:00Z');
const read = (query: string) => readPerformanceFilter(new URLSearchParams(query), now);

it.each([
  ['week', '2026-11-17'],
  ['days30', '2026-10-25'],
  ['days90', '2026-08-26'],
  ['month', '2026-11-01'],
  ['year', '2025-11-24'],
] as const)('%s begins on %s', (choice, from) => {
  expect(periodOf(choice, now)).toEqual({ from, to: '2026-11-23' });
});

it('a plain address is the last 30 days by day, the products best first, and leaves no trace', () => {
  const filter = read('');
  expect(filter).toEqual({ from: '2026-10-25', to: '2026-11-23', step: 'day', by: 'product', sort: 'best' });
  expect(performanceSearchOf(filter, now)).toEqual({});
});

it.each([
  'from=2026-13-01&to=2026-12-01',
  'from=2026-11-02&to=2026-11-01',
  'from=2020-01-01&to=2026-11-01',
  'by=x&sort=y',
])('%s is set aside', (query) => {
  expect(read(query)).toEqual(read(''));
});

it('an address survives being read and written', () => {
  const filter = read('from=2026-01-01&to=2026-06-30&step=week&by=brand&sort=falling');
  expect(readPerformanceFilter(new URLSearchParams(performanceSearchOf(filter, now)), now)).toEqual(filter);
});

it('recognises each choice by its days', () => {
  for (const choice of periodChoices) expect(choiceOf(periodOf(choice, now), now)).toBe(choice);
  expect(choiceOf({ from: '2026-11-02', to: '2026-11-23' }, now)).toBeNull();
});
