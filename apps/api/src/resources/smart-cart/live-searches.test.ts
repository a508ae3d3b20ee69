import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveSearches, patience } from './live-searches.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function begun() {
  const live = new LiveSearches();
  const stop = vi.fn();
  live.begin('a', stop);
  return { live, stop, watch: () => live.watch('a', () => undefined) ?? (() => undefined) };
}

test('a search ends when its last watcher has left the page, and outlives a refresh of it', () => {
  const { stop, watch } = begun();
  const [leaveFirst, leaveSecond] = [watch(), watch()];
  leaveFirst();
  vi.advanceTimersByTime(60_000);
  expect(stop).not.toHaveBeenCalled();
  leaveSecond();
  vi.advanceTimersByTime(patience.left - 1);
  const leaveAgain = watch();
  vi.advanceTimersByTime(60_000);
  expect(stop).not.toHaveBeenCalled();
  leaveAgain();
  vi.advanceTimersByTime(patience.left);
  expect(stop).toHaveBeenCalledOnce();
});

test('a search that nobody ever comes to see ends, but not for who asks now and then', () => {
  const { live, stop } = begun();
  for (let second = 0; second < 30; second += 5) {
    vi.advanceTimersByTime(5_000);
    live.look('a');
  }
  expect(stop).not.toHaveBeenCalled();
  vi.advanceTimersByTime(patience.unseen);
  expect(stop).toHaveBeenCalledOnce();
});
