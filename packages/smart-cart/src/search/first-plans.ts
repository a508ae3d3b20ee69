import { chosenSellers } from './chosen-sellers.ts';
import { formulate } from '../model/formulation.ts';
import { localSearch } from './local-search.ts';
import { planOf } from '../model/model-solution.ts';
import { marginsOf, narrowMarket, roomForOffers } from '../bound/narrow-market.ts';
import { runAndDispose } from '../model/native.ts';
import type { OfferSeller } from '../model/offers.ts';
import { isCapBinding } from '../bound/pattern-bound.ts';
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
  // Far from the bound, as with little stock, time is better spent on a plan now than on improving it later.
  const share = (): number =>
    run.isFirst || (run.best.progress().gap ?? 0) < NEAR.far ? NEAR.share : NEAR.farShare;
  const over = (): boolean =>
    run.over() || clock() > began + Math.min(timeLimit * share(), Math.max(30, took * factor));
  const options = { use, parcelPrice, over, shakes: !run.isFirst };
  for (const plan of localSearch(run.instance, run.sellers, options)) if (run.best.offer(plan)) run.notify();
}

/**
 * Returns a short search in a restricted market, for a good plan long before the whole is searched. The
 * restriction keeps the offers of the lowest reduced cost, and more when these give no plan. Under a binding
 * cap it keeps all offers of a few sellers: those chosen by the mix and those of good plans. After a better
 * plan the market is narrowed and bounded again, which gives tighter cuts.
 */
export function searchFew(run: SearchRun, swaps: SwapSearch, relaxed: Relaxation): Relaxation {
  const { best, instance } = run;
  const gap = (): number => best.progress().gap ?? 1;
  const { bound } = relaxed;
  if (!bound || run.over()) return relaxed;
  if (isCapBinding(bound)) {
    if (gap() <= FEW.gap) return relaxed;
    swaps.search(bound.use, SWAPS.after);
    // For few products the time is better spent on the proof than on a mix of more sellers.
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
  // With an objective cutoff the solver reaches useful plans several times sooner.
  const cutoff = best.report ? { cutoff: best.report.total / 100 } : {};
  const outcome = runAndDispose(
    options.highs,
    few.builder.build(false),
    { ...run.limits(milliseconds), absoluteGap: 0.0099, relativeGap: FEW.relativeGap, ...cutoff },
    (model) => run.startFromBest(model, few),
    { ...run.interrupts(() => options.clock() > end), ...run.improvements(few) },
  );
  if (outcome.values) best.offer(planOf(few, outcome.values));
  run.notify();
}
