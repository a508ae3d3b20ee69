import { addMonths, type CalendarDay, formatIsoDay } from '@havan/domain/istanbul';
import { type Choice, traitsOf, undominated, variants } from '@havan/smart-cart/alternatives';
import { checkPlan, type PlanReport } from '@havan/smart-cart/check-plan';
import { type Instance, type Plan, receivedUnits } from '@havan/smart-cart/instance';
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
/**
 * Milliseconds for one alternative, more for each line of the list, and how many searches there are at most. Those that
 * find that there is none take a fraction of that and do not count.
 */
const TIME_LIMIT = { least: 1_200, line: 4 };
const MOST_SEARCHES = 10;
/** Of a list longer than this fewer are shown: each of its baskets is large to send. */
const LONG_LIST = { lines: 100, found: 4 };

/** What the searches have come to so far. */
export interface Alternatives {
  /** The basket to which they are alternatives: the one the search ended with, or a cheaper one that turned up since. */
  readonly best: Progress;
  readonly alternatives: readonly FoundAlternative[];
  /** Every wish ended in a basket or in the certainty that there is none: what is not shown does not exist. */
  readonly complete: boolean;
}

/**
 * Searches the true alternatives to a basket one after the other and calls `onFound` with all that are worth showing,
 * the basket itself first, whenever one more is. Ends early when the search is stopped.
 */
export async function searchAlternatives(
  instance: Instance,
  ended: Progress,
  today: CalendarDay,
  running: Pick<RunningSearch, 'again' | 'isStopped'>,
  onFound: (alternatives: Alternatives) => void,
): Promise<Alternatives> {
  const { plan, report } = ended;
  if (!plan || !report || plan.length === 0) return { best: ended, alternatives: [], complete: false };
  const market = asBrought(instance, plan);
  const steps = {
    expiries: expiryMonths.map((months) => formatIsoDay(addMonths(today, months))),
    ratings,
  };
  const wishes = variants(market, plan, steps);
  const limit = TIME_LIMIT.least + TIME_LIMIT.line * market.demand.length;
  const most = instance.demand.length > LONG_LIST.lines ? LONG_LIST.found : MOST_SEARCHES;
  let best = { ...ended, plan, report };
  let found = [choiceOf(market, 0, best)];
  let shown = undominated(found);
  let unanswered = 0;
  let next = wishes.next();
  for (let round = 1, searches = 0; !next.done && searches < MOST_SEARCHES; round += 1) {
    if (running.isStopped() || shown.length > most) break;
    const answer = await running.again({ ...market, constraints: next.value }, best.plan, limit);
    if (answer.status !== 'infeasible') searches += 1;
    if (answer.status === 'unknown') unanswered += 1;
    next = wishes.next(answer);
    if (!answer.plan || !answer.report) continue;
    const one = { ...answer, plan: answer.plan, report: answer.report };
    // Nothing is cheaper than what is proven; one that is cheaper than the best found in time is better still.
    const isBetter = one.report.total < best.report.total;
    if (isBetter && best.status === 'proven') continue;
    if (isBetter) {
      found = behind(choiceOf(market, 0, one), found, round);
      best = bestOf(instance, one.plan, best);
    } else found.push(choiceOf(market, round, one));
    const now = undominated(found);
    if (isBetter || now.length !== shown.length) onFound({ best, alternatives: now, complete: false });
    shown = now;
  }
  const isEnough = shown.length > most;
  return { best, alternatives: shown, complete: unanswered === 0 && (next.done === true || isEnough) };
}

/** The baskets with a better one before them; the best until this round stays among them by another number. */
function behind(better: FoundAlternative, found: readonly FoundAlternative[], round: number) {
  const others = found.map((each) => (each.alternativeId === 0 ? { ...each, alternativeId: round } : each));
  return [better, ...others];
}

/** A basket found under stricter wishes, as the best of the search that they were added to. */
function bestOf(instance: Instance, plan: Plan, { status, bound }: Progress) {
  const report = checkPlan(instance, plan);
  // A bound for lists that come as little short as can be may lie above a basket that brings less.
  const below = Math.min(bound, report.total);
  return { status, plan, report, bound: below, gap: (report.total - below) / report.total };
}

/**
 * The market for baskets that bring what `plan` brings. Where the list may come short, another basket would else leave
 * other products out than those that the result names; and the fewest units short would be sought anew each time.
 */
function asBrought(instance: Instance, plan: Plan): Instance {
  const listings = new Map(instance.listings.map((listing) => [listing.listingId, listing]));
  const brought = new Map<string, number>();
  for (const { listingId, qty } of plan) {
    const listing = listings.get(listingId);
    if (!listing) continue;
    const units = (brought.get(listing.productId) ?? 0) + receivedUnits(listing, qty);
    brought.set(listing.productId, units);
  }
  return {
    ...instance,
    demand: instance.demand.flatMap((demand) => {
      const qty = Math.min(demand.qty, brought.get(demand.productId) ?? 0);
      return qty > 0 ? [{ ...demand, qty }] : [];
    }),
    listings: instance.listings.filter(({ productId }) => brought.has(productId)),
    constraints: { ...instance.constraints, shortage: 'forbid' },
  };
}

const choiceOf = (
  instance: Instance,
  alternativeId: number,
  { plan, report, status }: Progress & { readonly plan: Plan; readonly report: PlanReport },
): FoundAlternative => ({
  alternativeId,
  plan,
  report,
  proven: status === 'proven',
  total: report.total,
  ...traitsOf(instance, plan),
});
