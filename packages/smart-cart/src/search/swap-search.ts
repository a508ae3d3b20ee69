import { checkPlan, type PlanReport } from '../plan/check-plan.ts';
import { SMALL, SWAPS } from './search-budgets.ts';
import type { SearchRun } from './search-run.ts';
import { swapSellers } from './seller-swaps.ts';

/** Under a cap on sellers: runs swaps for a while and records the sellers of the best plans. */
export class SwapSearch {
  readonly #run: SearchRun;
  /** The best plans by cost. */
  readonly #found = new Map<number, PlanReport>();

  constructor(run: SearchRun) {
    this.#run = run;
  }

  /** Swaps from the best plan, sellers with a high `use` first, for at most `share` of the time. */
  search(use: readonly number[], share: number): void {
    const { best, instance, options, sellers, isFirst } = this.#run;
    const most = Math.min(instance.constraints.maxSellers ?? sellers.length, sellers.length);
    const isSmall = instance.demand.length <= SMALL.products;
    const end = options.clock() + options.timeLimit * (isFirst || isSmall ? SWAPS.small : share);
    const over = (): boolean => this.#run.over() || options.clock() > end;
    const listed = new Set(best.draft?.map(({ listingId }) => listingId));
    const begin = [...sellers.keys()].filter((seller) =>
      sellers[seller]?.offers.some(({ listing }) => listed.has(listing.listingId)),
    );
    let failures = 0;
    for (const plan of swapSellers(instance, sellers, { begin: new Set(begin), use, most, over })) {
      const report = checkPlan(instance, plan);
      if (report.violations.length === 0 && report.short === best.short)
        this.#found.set(report.total, report);
      failures += 1;
      if (best.offer(plan)) {
        failures = 0;
        this.#run.notify();
      }
      if (failures > SWAPS.failures) return;
    }
  }

  /** Returns the ids of a few sellers of the best plans: a better plan may exist among them. */
  get good(): ReadonlySet<string> {
    const most = SWAPS.sellers * (this.#run.instance.constraints.maxSellers ?? 0);
    const good = new Set<string>();
    for (const { sellerIds } of [...this.#found.values()].sort((a, b) => a.total - b.total)) {
      if (good.size > most) break;
      for (const sellerId of sellerIds) good.add(sellerId);
    }
    return good;
  }
}

/** Before a relaxation exists: sellers with much of the list count as used most. */
export const useByAssortment = ({ sellers }: SearchRun): number[] =>
  sellers.map(({ offers }) => offers.length);
