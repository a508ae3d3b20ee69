import { expect, test } from 'vitest';
import { type TraceEvent, withoutWaiting } from './lighthouse-trace.ts';

const task = 'ThreadControllerImpl::RunTask';
const on = { ph: 'X', pid: 1, tid: 1 };

test('a task lasts as long as its thread computed, and its parts move with it', () => {
  const events: TraceEvent[] = [
    { ...on, name: task, ts: 1000, dur: 900, tts: 50, tdur: 300 },
    // The thread waits 400 before this part and 200 within it.
    { ...on, name: 'FunctionCall', ts: 1500, dur: 300, tts: 150, tdur: 100 },
    { ...on, ph: 'R', name: 'firstContentfulPaint', ts: 1890, tts: 340 },
    { ...on, name: task, ts: 5000, dur: 10, tts: 360, tdur: 10 },
    { ...on, tid: 2, name: 'Network', ts: 1600, dur: 40 },
  ];
  withoutWaiting(events);
  expect(events.map(({ ts, dur }) => [ts, dur])).toEqual([
    [1000, 300],
    [1100, 100],
    [1290, undefined],
    [5000, 10],
    [1600, 40],
  ]);
});
