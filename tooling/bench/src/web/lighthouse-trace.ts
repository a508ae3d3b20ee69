/** The fields of a trace that change; times in microseconds, `tts` and `tdur` are thread time and exclude other load. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  ts: number;
  readonly tts?: number;
  dur?: number;
  readonly tdur?: number;
}

const taskName = 'ThreadControllerImpl::RunTask';

/**
 * Rewrites a trace as on an idle machine: every task keeps its beginning and lasts as long as its thread computed, and
 * what it contains moves together with it.
 */
export function withoutWaiting(events: readonly TraceEvent[]): void {
  const threads = new Map<string, TraceEvent[]>();
  for (const event of events) {
    const thread = `${event.pid}:${event.tid}`;
    const known = threads.get(thread);
    if (known) known.push(event);
    else threads.set(thread, [event]);
  }
  for (const thread of threads.values()) shorten(thread);
}

function shorten(thread: readonly TraceEvent[]): void {
  const inOrder = thread.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0));
  let task: { readonly ts: number; readonly tts: number; readonly end: number } | undefined;
  for (const event of inOrder) {
    const { ts, tts, dur = 0, tdur } = event;
    if (event.ph === 'X' && event.name === taskName && tts !== undefined && !(task && ts < task.end))
      task = { ts, tts, end: ts + dur };
    else if (task && ts < task.end && tts !== undefined) event.ts = task.ts + Math.max(0, tts - task.tts);
    if (event.ph === 'X' && tdur !== undefined && tdur < dur) event.dur = tdur;
  }
}
