import type { PricingCampaignRow } from '../campaigns/running-campaigns.sql.ts';

type Timed = Pick<PricingCampaignRow, 'id' | 'starts' | 'ends'>;

/** The campaigns that run at one time, and the period in which this stays the same. */
export interface RunningNow<Campaign extends Timed = PricingCampaignRow> {
  readonly running: readonly Campaign[];
  readonly among: readonly Campaign[];
  readonly usedUp: readonly number[];
  /** Milliseconds since 1970: from the last beginning or end before that moment to the next one after it, exclusive. */
  readonly from: number;
  readonly until: number;
}

export const nothingRuns: RunningNow<never> = { running: [], among: [], usedUp: [], from: 0, until: 0 };

/**
 * Returns the campaigns that run at `now` and still have units. Each request for a list needs them and there may be ten
 * thousand, so `known` is returned unchanged until one of them begins, ends, is used up or another set is given.
 */
export function runningNow<Campaign extends Timed>(
  known: RunningNow<Campaign>,
  among: readonly Campaign[],
  usedUp: readonly number[],
  now: Date,
): RunningNow<Campaign> {
  const at = now.getTime();
  const isKnown = known.among === among && hasSame(known.usedUp, usedUp);
  if (isKnown && at >= known.from && at < known.until) return known;
  const gone = new Set(usedUp);
  let [from, until] = [0, Infinity];
  const running = among.filter(({ id, starts, ends }) => {
    for (const edge of [starts, ends]) {
      if (edge <= at) from = Math.max(from, edge);
      else until = Math.min(until, edge);
    }
    return starts <= at && ends > at && !gone.has(id);
  });
  const isSame =
    running.length === known.running.length && running.every((each, i) => each === known.running[i]);
  return { running: isSame ? known.running : running, among, usedUp, from, until };
}

const hasSame = (some: readonly number[], others: readonly number[]): boolean =>
  some === others || (some.length === others.length && some.every((id, i) => id === others[i]));
