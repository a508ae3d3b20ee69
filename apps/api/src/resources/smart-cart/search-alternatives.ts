import { addMonths, type CalendarDay, formatIsoDay } from '@havan/domain/istanbul';
import { type Choice, traitsOf, undominated, variants } from '@havan/smart-cart/alternatives';
import type { PlanReport } from '@havan/smart-cart/check-plan';
import type { Instance, Plan } from '@havan/smart-cart/instance';
import type { Progress } from '@havan/smart-cart/progress';
import type { RunningSearch } from './solver/solver-pool.ts';

export interface FoundAlternative extends Choice {
  /** 0 is the basket that the search ended with. */
  readonly alternativeId: number;
  readonly plan: Plan;
  readonly report: PlanReport;
  readonly proven: boolean;
}

/** Months that the shortest dated line may last, and points of the lowest seller, that are tried. */
const expiryMonths = [6, 9, 12, 18] as const;
const ratings = [80, 90, 94] as const;
/** Milliseconds for one alternative, and how many searches there are at most. */
const TIME_LIMIT = 1_200;
const MOST_SEARCHES = 10;
/** Of a list longer than this fewer are shown: each of its baskets is large to send. */
const LONG_LIST = { lines: 100, found: 4 };

/**
 * Searches the true alternatives to a basket one after the other and calls `onFound` with all that are worth showing,
 * the basket itself first, whenever one more is. Ends early when the search is stopped.
 */
export async function searchAlternatives(
  instance: Instance,
  best: Progress,
  today: CalendarDay,
  running: Pick<RunningSearch, 'again' | 'isStopped'>,
  onFound: (alternatives: FoundAlternative[]) => void,
): Promise<FoundAlternative[]> {
  const { plan, report } = best;
  if (!plan || !report || plan.length === 0) return [];
  const found = [choiceOf(instance, 0, plan, report, best.status === 'proven')];
  const steps = {
    expiries: expiryMonths.map((months) => formatIsoDay(addMonths(today, months))),
    ratings,
  };
  const wishes = variants(instance, plan, steps);
  let shown = undominated(found);
  const most = instance.demand.length > LONG_LIST.lines ? LONG_LIST.found : MOST_SEARCHES;
  for (let next = wishes.next(), round = 1; !next.done && round <= MOST_SEARCHES; round += 1) {
    if (running.isStopped() || shown.length > most) break;
    const answer = await running.again({ ...instance, constraints: next.value }, plan, TIME_LIMIT);
    // A basket that brings less is none; one that is cheaper than one that nothing beats is no alternative to it.
    const isWhole = answer.report?.short === report.short;
    if (isWhole && answer.plan && answer.report && answer.report.total >= report.total) {
      found.push(choiceOf(instance, round, answer.plan, answer.report, answer.status === 'proven'));
      const now = undominated(found);
      if (now.length !== shown.length) onFound(now);
      shown = now;
    }
    next = wishes.next(isWhole ? answer : { ...answer, plan: null });
  }
  return shown;
}

const choiceOf = (
  instance: Instance,
  alternativeId: number,
  plan: Plan,
  report: PlanReport,
  proven: boolean,
): FoundAlternative => ({
  alternativeId,
  plan,
  report,
  proven,
  total: report.total,
  ...traitsOf(instance, plan),
});
