import type { Clock } from '../../core/clock.ts';

export interface ManualClock extends Clock {
  /** Moves the time forward. */
  readonly advance: (ms: number) => void;
  readonly set: (now: Date) => void;
}

/** Returns a clock whose time changes only when a test sets or advances it. */
export function manualClock(start = new Date('2026-11-21T09:00:00Z')): ManualClock {
  let now = start.getTime();
  return {
    now: () => new Date(now),
    advance: (ms) => {
      now += ms;
    },
    set: (at) => {
      now = at.getTime();
    },
  };
}
