import { afterEach, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', {
  getItem: () => '[{"listingId":9,"count":4,"idempotencyKey":"k"},{"listingId":"9"}]',
  setItem: () => undefined,
  removeItem: () => undefined,
});
const { useWaitingLines } = await import('./waiting-lines.ts');
const { add, drop } = useWaitingLines.getState();
const lines = () => useWaitingLines.getState().lines;
const kept = lines();

afterEach(() => drop(lines()));

test('restores the stored lines, without invalid ones', () => {
  expect(kept).toEqual([{ listingId: 9, count: 4, idempotencyKey: 'k' }]);
  drop(kept);
});

const first = { listingId: 1, count: 2, idempotencyKey: 'a' };
const again = { listingId: 1, count: 3, idempotencyKey: 'b' };

test('each addition keeps the key that it was sent with', () => {
  add(first);
  add(again);
  expect(lines()).toEqual([first, again]);
});

test('lines added during the request stay', () => {
  add(first);
  const sent = lines();
  add(again);
  drop(sent);
  expect(lines()).toEqual([again]);
});
