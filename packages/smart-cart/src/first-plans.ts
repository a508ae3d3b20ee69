import { formulate } from './formulation.ts';
import { localSearch } from './local-search.ts';
import { planOf } from './model-solution.ts';
import { marginsOf, narrowMarket, roomForOffers } from './narrow-market.ts';
import { runAndDispose } from './native.ts';
import type { PieceSearch } from './piece-search.ts';
import type { Guide, Relaxation } from './relaxation.ts';
import { FEW, FIRST, NEAR_FACTOR, NEAR_SHARE, SMALL } from './search-budgets.ts';
import type { SearchRun } from './search-run.ts';

/** Plans by local search, guided by a relaxation. */
export function searchNear(run: SearchRun, pieces: PieceSearch, { use, parcelPrice, took }: Guide): void {
  pieces.guideBy(use);
  const { clock, timeLimit } = run.options;
  const factor = run.isFirst ? FIRST.nearFactor : NEAR_FACTOR;
  const end = clock() + Math.min(timeLimit * NEAR_SHARE, Math.max(30, took * factor));
  const over = (): boolean => run.over() || clock() > end;
  const options = { use, parcelPrice, over, shakes: !run.isFirst };
  for (const plan of localSearch(run.instance, run.sellers, options)) if (run.best.offer(plan)) run.tell();
}

/**
 * A short search among few offers: those whose use costs least on top of the bound. A good plan long before the whole
 * market is searched; more offers where so few bring none.
 */
export function searchFew(run: SearchRun, { bound }: Relaxation): void {
  if (!bound) return;
  const { best, instance, options } = run;
  const margins = marginsOf(bound.parts, bound);
  const enough = instance.demand.length <= SMALL.products ? FEW.gapOfSmall : FEW.gap;
  for (const count of FEW.offersAProduct) {
    if (run.over() || (best.progress().gap ?? 1) < enough) return;
    const { sellers } = narrowMarket(
      bound.parts,
      margins,
      roomForOffers(margins, count * instance.demand.length),
    );
    const mostShort = instance.constraints.shortage === 'allow' ? (best.report?.short ?? null) : null;
    const few = formulate(options.highs, instance, sellers, { mostShort });
    const milliseconds = Math.min(options.timeLimit * FEW.share, run.left());
    const end = options.clock() + milliseconds;
    const outcome = runAndDispose(
      options.highs,
      few.builder.build(false),
      { milliseconds, absoluteGap: 0.0099, relativeGap: FEW.relativeGap },
      (model) => run.startFromBest(model, few),
      { ...run.interrupts(() => options.clock() > end), ...run.improvements(few) },
    );
    if (outcome.values) best.offer(planOf(few, outcome.values));
    run.tell();
  }
}
