import { chosenSellers } from './chosen-sellers.ts';
import { formulate } from './formulation.ts';
import { localSearch } from './local-search.ts';
import { planOf } from './model-solution.ts';
import { marginsOf, narrowMarket, roomForOffers } from './narrow-market.ts';
import { runAndDispose } from './native.ts';
import type { OfferSeller } from './offers.ts';
import { isCapBinding } from './pattern-bound.ts';
import type { PieceSearch } from './piece-search.ts';
import { type Guide, type Relaxation, tighten } from './relaxation.ts';
import { FEW, FIRST, NEAR, NEAR_FACTOR, SWAPS } from './search-budgets.ts';
import type { SearchRun } from './search-run.ts';
import type { SwapSearch } from './swap-search.ts';

/** Plans by local search, guided by a relaxation. */
export function searchNear(run: SearchRun, pieces: PieceSearch, { use, parcelPrice, took }: Guide): void {
  pieces.guideBy(use);
  const { clock, timeLimit } = run.options;
  const factor = run.isFirst ? FIRST.nearFactor : NEAR_FACTOR;
  const began = clock();
  // Far from the bound, as where stock is little, a plan is worth more time than what brings it nearer later.
  const share = (): number =>
    run.isFirst || (run.best.progress().gap ?? 0) < NEAR.far ? NEAR.share : NEAR.farShare;
  const over = (): boolean =>
    run.over() || clock() > began + Math.min(timeLimit * share(), Math.max(30, took * factor));
  const options = { use, parcelPrice, over, shakes: !run.isFirst };
  for (const plan of localSearch(run.instance, run.sellers, options)) if (run.best.offer(plan)) run.tell();
}

/**
 * A short search among a part of the market: a good plan long before the whole of it is searched. The part is the offers
 * whose use costs least on top of the bound, more of them where so few bring no plan. Where a cap on sellers binds, it is
 * all that a few sellers have: those chosen by the mix, and those that good plans were bought from. What a better plan leaves
 * of the market is bounded anew: less of it is left, and its rows come nearer.
 */
export function searchFew(run: SearchRun, swaps: SwapSearch, relaxed: Relaxation): Relaxation {
  const { best, instance } = run;
  const gap = (): number => best.progress().gap ?? 1;
  const { bound } = relaxed;
  if (!bound || run.over()) return relaxed;
  if (isCapBinding(bound)) {
    if (gap() <= FEW.gap) return relaxed;
    swaps.search(bound.use, SWAPS.after);
    // Where few products are wanted, the proof has better use for the time than a mix of more sellers.
    const good = instance.demand.length > SWAPS.mixedFrom ? swaps.good : new Set<string>();
    const chosen = new Set(chosenSellers(run, bound).map(({ seller }) => seller.sellerId));
    searchAmong(
      run,
      run.sellers.filter(({ seller: { sellerId } }) => good.has(sellerId) || chosen.has(sellerId)),
    );
    return relaxed;
  }
  let near = bound;
  for (const count of FEW.offersAProduct) {
    const offers = count * instance.demand.length;
    if (gap() < FEW.gap || offers > FEW.offersOfAll * bound.parts.offers.length) break;
    const { parts } = near;
    const margins = marginsOf(parts, near);
    const before = best.report?.total;
    searchAmong(run, narrowMarket(parts, margins, roomForOffers(margins, offers)).sellers);
    if (!run.isFirst && best.report?.total !== before) near = tighten(run, near);
  }
  return { ...relaxed, bound: near };
}

function searchAmong(run: SearchRun, sellers: readonly OfferSeller[]): void {
  if (run.over()) return;
  const { best, instance, options } = run;
  const mostShort = instance.constraints.shortage === 'allow' ? (best.report?.short ?? null) : null;
  const few = formulate(options.highs, instance, sellers, { mostShort });
  const milliseconds = Math.min(options.timeLimit * FEW.share, run.left());
  const end = options.clock() + milliseconds;
  // Told what is too dear, the solver comes to the plans that are worth finding several times as soon.
  const cutoff = best.report ? { cutoff: best.report.total / 100 } : {};
  const outcome = runAndDispose(
    options.highs,
    few.builder.build(false),
    { ...run.limits(milliseconds), absoluteGap: 0.0099, relativeGap: FEW.relativeGap, ...cutoff },
    (model) => run.startFromBest(model, few),
    { ...run.interrupts(() => options.clock() > end), ...run.improvements(few) },
  );
  if (outcome.values) best.offer(planOf(few, outcome.values));
  run.tell();
}
