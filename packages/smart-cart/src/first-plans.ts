import { formulate } from './formulation.ts';
import { localSearch } from './local-search.ts';
import { planOf } from './model-solution.ts';
import { runAndDispose } from './native.ts';
import type { PieceSearch } from './piece-search.ts';
import { promisingSellers } from './promising-sellers.ts';
import type { Guide } from './relaxation.ts';
import { FEW_SHARE, FIRST, NEAR_FACTOR, NEAR_SHARE } from './search-budgets.ts';
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

/** A short search among few sellers: a good plan long before the whole market is searched. */
export function searchFew(run: SearchRun, { use }: Guide): void {
  const { best, instance, options } = run;
  const sellers = promisingSellers(run.sellers, use, best.plan);
  if (sellers.length === run.sellers.length || run.over()) return;
  const { clock, timeLimit, highs } = options;
  const mostShort = instance.constraints.shortage === 'allow' ? (best.report?.short ?? null) : null;
  const few = formulate(highs, instance, sellers, { mostShort });
  const milliseconds = Math.min(timeLimit * FEW_SHARE, run.left());
  const end = clock() + milliseconds;
  const outcome = runAndDispose(
    highs,
    few.builder.build(false),
    { milliseconds, absoluteGap: 0.0099, relativeGap: 0.003 },
    (model) => run.startFromBest(model, few),
    { ...run.interrupts(() => clock() > end), ...run.improvements(few) },
  );
  if (outcome.values) best.offer(planOf(few, outcome.values));
  run.tell();
}
