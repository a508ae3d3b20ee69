import type { Highs } from 'highs';
import type { Formulation } from './formulation.ts';
import type { Instance } from './instance.ts';
import { type NativeOutcome, runRelaxed } from './native.ts';
import { thresholdCuts } from './threshold-cuts.ts';

export interface Strengthened {
  readonly outcome: NativeOutcome;
  /** TL under every plan. */
  readonly bound: number;
}

const MOST_ROUNDS = 12;

/**
 * Solves the relaxation and cuts off what no basket can be, until nothing is left to cut off. The rows stay in the
 * model: a search of it begins from the better bound.
 */
export function strengthen(
  highs: Highs,
  instance: Instance,
  formulation: Formulation,
  { milliseconds, over }: { readonly milliseconds: number; readonly over: () => boolean },
): Strengthened {
  const { builder } = formulation;
  const caps = new Map(instance.demand.map(({ productId, maxQty }) => [productId, maxQty]));
  return runRelaxed(highs, builder.build(true), milliseconds, (run, add) => {
    let outcome = run();
    for (
      let round = 0;
      round < MOST_ROUNDS && outcome.kind === 'optimal' && outcome.values && !over();
      round += 1
    ) {
      const found = thresholdCuts(formulation, caps, outcome.values);
      if (found.length === 0) break;
      for (const cut of found) {
        builder.row(0, cut);
        add(0, cut);
      }
      outcome = run();
    }
    return { outcome, bound: builder.costOfAll(outcome.values) };
  });
}
