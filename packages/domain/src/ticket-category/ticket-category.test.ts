import { expect, test } from 'vitest';
import { ticketCategories, ticketDueAt, ticketTargetText } from './ticket-category.ts';

test('a target is computed and stated in working hours', () => {
  const friday = new Date('2026-11-20T14:00:00Z');
  expect(ticketDueAt('order', friday).toISOString()).toBe('2026-11-23T09:00:00.000Z');
  expect(ticketCategories.map(ticketTargetText)).toEqual([
    '4 iş saati',
    '1 iş günü',
    '1 iş günü',
    '4 iş saati',
    '4 iş saati',
    '2 iş günü',
  ]);
});
