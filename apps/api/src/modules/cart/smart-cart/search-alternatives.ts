import { addMonths, type CalendarDay, formatIsoDay } from '@havan/domain/istanbul';
import { type Choice, traitsOf, undominated, variants } from '@havan/smart-cart/alternatives';
import { checkPlan, type PlanReport } from '@havan/smart-cart/check-plan';
import { type Instance, type Plan, receivedUnits } from '@havan/smart-cart/instance';
import type { Progress } from '@havan/smart-cart/progress';
import type { RunningSearch } from '../../../core/ports/cart-searches-port.ts';

export interface FoundAlternative extends Choice {
  /** 0 is the result of the search. */
  readonly alternativeId: number;
  readonly plan: Plan;
  readonly report: PlanReport;
  readonly proven: boolean;
}

/**
 * Values that are tried: months until the earliest expiry of a line, and points of the seller with the lowest score.
 */
const expiryMonths = [6, 9, 12, 18] as const;
const ratings = [80, 90, 94] as const;
/**
 * Milliseconds for one alternative, plus some for each line of the list. A search that finds none takes a fraction of
 * that and does not count.
 */
const TIME_LIMIT = { least: 1_200, line: 4 };
const MOST_SEARCHES = 10;
/** For longer lists fewer alternatives are shown, because each answer is large. */
const LONG_LIST = { lines: 100, found: 4 };

/** The results so far. */
export interface Alternatives {
  /** The base cart: the result of the search, or a cheaper one found since. */
  readonly best: Progress;
  readonly alternatives: readonly FoundAlternative[];
  /** Every wish gave a cart or was proven impossible, so the list is complete. */
  readonly complete: boolean;
}

/**
 * Searches the non-dominated alternatives to a cart one after the other and calls `onFound` with all of them, the cart
 * itself first, after each new one. Ends early when the search is stopped.
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
    // Nothing is cheaper than a proven cart; a cart cheaper than an unproven best replaces it.
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

/** Returns the carts with a better one in front; the previous best stays as an alternative. */
function behind(better: FoundAlternative, found: readonly FoundAlternative[], round: number) {
  const others = found.map((each) => (each.alternativeId === 0 ? { ...each, alternativeId: round } : each));
  return [better, ...others];
}

/** Returns a cart found under stricter wishes, as a result of the original search. */
function bestOf(instance: Instance, plan: Plan, { status, bound }: Progress) {
  const report = checkPlan(instance, plan);
  // A bound for the fewest missing units may exceed the cost of a cart with more of them.
  const below = Math.min(bound, report.total);
  return { status, plan, report, bound: below, gap: (report.total - below) / report.total };
}

/**
 * Returns the market for carts that supply what `plan` supplies. When units may be missing, another cart could
 * otherwise omit other products than the result, and the fewest missing units would be searched again each time.
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
