import { afterEach, expect, test, vi } from 'vitest';

vi.stubGlobal('localStorage', {
  getItem: () => '[{"listingId":9,"count":4},{"listingId":"9"}]',
  setItem: () => undefined,
  removeItem: () => undefined,
});
const { useWaitingLines } = await import('./waiting-lines.ts');
const { add, drop } = useWaitingLines.getState();
const lines = () => useWaitingLines.getState().lines;
const kept = lines();

afterEach(() => drop(lines()));

test('what this browser kept is there again, but for what are no lines', () => {
  expect(kept).toEqual([{ listingId: 9, count: 4 }]);
  drop(kept);
});

test('units of one offer are added up', () => {
  add({ listingId: 1, count: 2 });
  add({ listingId: 2, count: 1 });
  add({ listingId: 1, count: 3 });
  expect(lines()).toEqual([
    { listingId: 2, count: 1 },
    { listingId: 1, count: 5 },
  ]);
});

test('what came while the others travelled stays', () => {
  add({ listingId: 1, count: 2 });
  const sent = lines();
  add({ listingId: 3, count: 1 });
  drop(sent);
  expect(lines()).toEqual([{ listingId: 3, count: 1 }]);
});
