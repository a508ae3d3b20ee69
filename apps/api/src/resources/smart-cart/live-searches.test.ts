import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Elsewhere, LiveSearches, patience } from './live-searches.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A search that goes on, and what other processes tell of it, to be changed by the test. */
function begun() {
  const live = new LiveSearches();
  const stop = vi.fn();
  const told: { elsewhere: Elsewhere } = { elsewhere: 'unseen' };
  live.begin('a', stop, async () => told.elsewhere);
  const goOn = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return { live, stop, told, goOn, watch: () => live.watch('a', () => undefined) ?? (() => undefined) };
}

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

test('a search that nobody ever comes to see ends, but not for who asks now and then', async () => {
  const { live, stop, goOn } = begun();
  for (let second = 0; second < 30; second += 5) {
    await goOn(5_000);
    expect(live.look('a')).toBe(true);
  }
  expect(stop).not.toHaveBeenCalled();
  await goOn(patience.unseen);
  expect(stop).toHaveBeenCalledOnce();
});

test('a search watched by another process goes on until they have left there, unless somebody watches here', async () => {
  const { stop, told, goOn, watch } = begun();
  told.elsewhere = 'watched';
  await goOn(60_000);
  expect(stop).not.toHaveBeenCalled();
  const leave = watch();
  told.elsewhere = 'left';
  await goOn(60_000);
  expect(stop).not.toHaveBeenCalled();
  told.elsewhere = 'watched';
  await goOn(patience.elsewhere);
  leave();
  told.elsewhere = 'left';
  await goOn(patience.elsewhere);
  expect(stop).toHaveBeenCalledOnce();
});

test('who watches here does not keep what was asked to end by another process', async () => {
  const { stop, told, goOn, watch } = begun();
  watch();
  told.elsewhere = 'stopAsked';
  await goOn(patience.elsewhere);
  expect(stop).toHaveBeenCalledOnce();
});
