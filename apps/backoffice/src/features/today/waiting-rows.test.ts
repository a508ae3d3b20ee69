import { expect, test } from 'vitest';
import { waitingRows } from './waiting-rows.ts';

const queue = (
  id: 'companies' | 'cases' | 'tickets',
  waiting: number,
  overdue: number,
  oldestAt: string | null,
) => ({
  queue: id,
  waiting,
  overdue,
  oldestAt,
});

test('what is beyond its target comes first, then the oldest, then work without an age; empty queues are left out', () => {
  const rows = waitingRows(
    [
      queue('companies', 2, 0, '2026-11-26T10:00:00.000Z'),
      queue('tickets', 3, 0, '2026-11-25T10:00:00.000Z'),
      queue('cases', 0, 0, null),
    ],
    [
      { task: 'unmatchedTransfers', count: 1 },
      { task: 'lateOrders', count: 4 },
    ],
  );
  expect(rows.map(({ id }) => id)).toEqual(['lateOrders', 'tickets', 'companies', 'unmatchedTransfers']);
  expect(rows.map(({ href }) => href)).toEqual([
    '/orders?late=1',
    '/tickets',
    '/applications',
    '/bank-transfers?sekme=unmatched',
  ]);
});
