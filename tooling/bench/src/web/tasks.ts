import type { Page } from '@havan/playwright/chromium';

/** The fields of a trace that are read; times in microseconds, `tdur` is thread time and excludes other load. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: Details; readonly beginData?: Details; readonly elementCount?: number };
}
interface Details {
  readonly functionName?: string;
  readonly url?: string;
  readonly totalObjects?: number;
}

/** A task of the page's main thread, scaled to milliseconds of a phone. */
export interface Task {
  readonly at: number;
  readonly cpu: number;
  /** Its parts by self time, largest first. */
  readonly parts: ReadonlyArray<readonly [string, number]>;
}

const categories = ['toplevel', 'devtools.timeline', 'loading'];
const taskName = 'ThreadControllerImpl::RunTask';
/** Tasks and parts below this many milliseconds are ignored. */
const small = 1;

/**
 * Returns the tasks of a visit by the CPU time of their thread, multiplied by `slowdown`: waiting for other load is not
 * included, and the page itself must not be throttled.
 */
export async function tasksOf(page: Page, slowdown: number, visit: () => Promise<unknown>): Promise<Task[]> {
  const browser = page.context().browser();
  if (!browser) throw new Error('A page without a browser cannot be traced');
  await browser.startTracing(page, { categories });
  await visit();
  const { traceEvents } = JSON.parse(String(await browser.stopTracing())) as {
    readonly traceEvents: readonly TraceEvent[];
  };
  const prerendered = traceEvents.find(({ name }) => name === 'firstContentfulPaint');
  const begun = Math.min(...traceEvents.filter(({ name }) => name === 'ParseHTML').map(({ ts }) => ts));
  const own = traceEvents
    .filter(({ ph, pid, tid }) => ph === 'X' && pid === prerendered?.pid && tid === prerendered.tid)
    .toSorted((a, b) => a.ts - b.ts || lengthOf(b) - lengthOf(a));
  const phone = (ms: number) => (ms * slowdown) / 1000;
  return own
    .filter(({ name, tdur = 0 }) => name === taskName && phone(tdur) > small)
    .map((task) => ({
      at: (task.ts - begun) / 1000,
      cpu: phone(task.tdur ?? 0),
      parts: partsOf(own.filter((each) => each !== task && isWithin(each, task)))
        .map(([name, ms]) => [name, phone(ms)] as const)
        .filter(([, ms]) => ms > small),
    }));
}

/** Returns Lighthouse's total blocking time. */
export const blockingOf = (tasks: readonly Task[]): number =>
  tasks.reduce((sum, { cpu }) => sum + Math.max(0, cpu - 50), 0);

const lengthOf = ({ dur = 0 }: TraceEvent): number => dur;
const isWithin = (each: TraceEvent, task: TraceEvent): boolean =>
  each.ts >= task.ts && each.ts + lengthOf(each) <= task.ts + lengthOf(task);

/** Returns the self time of each kind of event, largest first. */
function partsOf(events: readonly TraceEvent[]): Array<[string, number]> {
  const times = new Map<string, number>();
  const add = (to: TraceEvent, us: number) => times.set(labelOf(to), (times.get(labelOf(to)) ?? 0) + us);
  const open: TraceEvent[] = [];
  for (const event of events) {
    for (let last = open.at(-1); last && !isWithin(event, last); last = open.at(-1)) open.pop();
    const { tdur = 0 } = event;
    add(event, tdur);
    const holder = open.at(-1);
    if (holder) add(holder, -tdur);
    open.push(event);
  }
  return [...times].toSorted(([, a], [, b]) => b - a);
}

function labelOf({ name, args }: TraceEvent): string {
  const { functionName, url, totalObjects } = { ...args?.beginData, ...args?.data };
  const size = args?.elementCount ?? totalObjects;
  const file = url?.replace(/^.*\//, '').slice(0, 24);
  return [name, functionName, file, size].filter(Boolean).join(' ');
}
