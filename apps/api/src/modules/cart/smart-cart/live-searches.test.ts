import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { WatchersElsewhere } from '../../../core/ports/cart-searches-port.ts';
import { LiveSearches, patience } from './live-searches.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Returns a running search, and the state that other processes store for it; the test changes that state. */
function begun() {
  const live = new LiveSearches();
  const stop = vi.fn();
  const reported: { elsewhere: WatchersElsewhere } = { elsewhere: 'unseen' };
  live.begin('a', stop, async () => reported.elsewhere);
  const goOn = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { live, stop, reported, goOn, watch: () => live.watch('a', () => undefined) ?? (() => undefined) };
}

// @spec §2.2 smart-cart
// @spec §7 smart-cart

test('a search ends when its last watcher has left the page, and outlives a refresh of it', async () => {
  const { stop, watch, goOn } = begun();
  const [leaveFirst, leaveSecond] = [watch(), watch()];
  leaveFirst();
  await goOn(60_000);
  expect(stop).not.toHaveBeenCalled();
  leaveSecond();
  await goOn(patience.left - 1);
  const leaveAgain = watch();
  await goOn(60_000);
  expect(stop).not.toHaveBeenCalled();
  leaveAgain();
  await goOn(patience.left);
  expect(stop).toHaveBeenCalledOnce();
});

test('a search without watchers ends, unless it is polled', async () => {
  const { live, stop, goOn } = begun();
  for (let second = 0; second < 30; second += 5) {
    await goOn(5_000);
    expect(live.touch('a')).toBe(true);
  }
  expect(stop).not.toHaveBeenCalled();
  await goOn(patience.unseen);
  expect(stop).toHaveBeenCalledOnce();
});

test('a search watched in another process continues until its watchers leave, unless it is watched here', async () => {
  const { stop, reported, goOn, watch } = begun();
  reported.elsewhere = 'watched';
  await goOn(60_000);
  expect(stop).not.toHaveBeenCalled();
  const leave = watch();
  reported.elsewhere = 'left';
  await goOn(60_000);
  expect(stop).not.toHaveBeenCalled();
  reported.elsewhere = 'watched';
  await goOn(patience.elsewhere);
  leave();
  reported.elsewhere = 'left';
  await goOn(patience.elsewhere);
  expect(stop).toHaveBeenCalledOnce();
});

test('a watcher here does not keep a search that another process asked to end', async () => {
  const { stop, reported, goOn, watch } = begun();
  watch();
  reported.elsewhere = 'stopAsked';
  await goOn(patience.elsewhere);
  expect(stop).toHaveBeenCalledOnce();
});
