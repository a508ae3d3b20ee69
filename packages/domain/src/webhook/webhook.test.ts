import { expect, it } from 'vitest';
import { nextAttempt, webhookEventLabels, webhookEvents } from './webhook.ts';

const start = new Date('2026-11-23T09:00:00Z');

it('waits longer each time, up to four hours', () => {
  const waits = [1, 2, 3, 4, 5, 6, 7, 8, 9].map(
    (attempts) => ((nextAttempt(attempts, start, start)?.getTime() ?? 0) - start.getTime()) / 1000,
  );
  expect(waits).toEqual([5, 30, 120, 600, 1800, 3600, 7200, 14_400, 14_400]);
});

it('tries for three days and no longer', () => {
  let [at, attempts]: [Date, number] = [start, 1];
  for (let next = nextAttempt(1, start, start); next; next = nextAttempt(attempts, start, at)) {
    at = next;
    attempts += 1;
  }
  const days = (at.getTime() - start.getTime()) / 86_400_000;
  expect(days).toBeGreaterThan(2.8);
  expect(days).toBeLessThanOrEqual(3);
  expect(attempts).toBeGreaterThan(20);
});

it('has a label for every event', () => {
  expect(webhookEvents.filter((event) => webhookEventLabels[event] === '')).toEqual([]);
});
