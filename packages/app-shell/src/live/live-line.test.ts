import { liveSilenceMs } from '@havan/domain/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepLine, pause } from './live-line.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

type Stream = (known: string | null, signal: AbortSignal) => AsyncIterable<string>;

/** Plays the streams one after the other and returns the received tokens, the sent ones and the waits. */
async function play(streams: readonly Stream[], random = 1) {
  const leave = new AbortController();
  const received: string[] = [];
  const opened: (string | null)[] = [];
  const waits: number[] = [];
  const line = keepLine(
    {
      marks: (known, signal) => {
        const stream = streams[opened.length];
        opened.push(known);
        if (!stream) throw new Error('no such stream');
        return stream(known, signal);
      },
      onMark: (mark) => received.push(mark),
      wait: async (ms) => {
        waits.push(ms);
        if (waits.length === streams.length) leave.abort();
      },
      random: () => random,
    },
    leave.signal,
  );
  await vi.advanceTimersByTimeAsync(10 * liveSilenceMs);
  await line;
  return { received, opened, waits };
}

async function* says(...marks: string[]) {
  yield* marks;
}
const breaks: Stream = () => ({
  [Symbol.asyncIterator]: () => ({ next: () => Promise.reject(new Error('refused')) }),
});

test('opens again where it stopped', async () => {
  const { received, opened } = await play([() => says('a', 'b'), () => says('c')]);
  expect(received).toEqual(['a', 'b', 'c']);
  expect(opened).toEqual([null, 'b']);
});

test('waits longer after each failure, at most a minute, and resets after a token', async () => {
  const failing = Array.from({ length: 7 }, () => breaks);
  expect((await play([...failing, () => says('a')])).waits).toEqual([
    2000, 4000, 8000, 16_000, 32_000, 60_000, 60_000, 2000,
  ]);
});

test('spreads reconnections over half of the wait', async () => {
  expect((await play([breaks], 0)).waits).toEqual([1000]);
});

test('abandons a silent stream', async () => {
  const silent: Stream = async function* (_known, signal) {
    yield 'a';
    await pause(Number.MAX_SAFE_INTEGER, signal);
    throw new Error('cut');
  };
  const { received, opened } = await play([silent, () => says('b')]);
  expect(received).toEqual(['a', 'b']);
  expect(opened).toEqual([null, 'a']);
});
