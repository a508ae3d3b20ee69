import { CartState, type Snapshot } from '../plan/cart.ts';
import type { Instance, Plan } from '../model/instance.ts';
import type { OfferSeller } from '../model/offers.ts';
import { pseudoRandom } from './pseudo-random.ts';
import type { Guide } from './relaxation.ts';

/** Adds this price to every parcel, so that few sellers are used under a cap. */
export interface LocalSearchOptions extends Pick<Guide, 'use' | 'parcelPrice'> {
  /** Whether local optima are perturbed and repaired. */
  readonly shakes: boolean;
  readonly over: () => boolean;
}

/**
 * Iterated local search that finds plans near the optimum within a fraction of a second. Each product is covered at the
 * lowest cost of the open sellers; opening, closing or favouring a seller is kept when the whole cart including
 * shipping gets cheaper. It starts from the relaxation; then a few sellers at a time are perturbed and repaired until
 * that fails often or time is up. The search is deterministic.
 */
export function* localSearch(
  instance: Instance,
  sellers: readonly OfferSeller[],
  { use, parcelPrice, shakes, over }: LocalSearchOptions,
): Generator<Plan> {
  const basket = new CartState(instance, sellers, parcelPrice);
  const order = [...use.keys()].filter((seller) => (use[seller] ?? 0) > 1e-6);
  let best: Snapshot | null = null;
  for (const threshold of [0.5, 0.1, 0.9]) {
    basket.begin(use.map((share) => (share >= threshold ? 1 : null)));
    while (basket.descend(order, over));
    if (best && basket.cost() >= best.cost) continue;
    best = basket.snapshot();
    yield basket.plan();
    if (over()) return;
  }
  if (best && shakes) yield* shake(basket, best, order, over);
}

/** Sellers perturbed at once, and consecutive failures after which perturbation ends. */
const SHAKEN = 3;
const MOST_FAILURES = 400;

function* shake(
  basket: CartState,
  from: Snapshot,
  order: readonly number[],
  over: () => boolean,
): Generator<Plan> {
  let best = from;
  const next = pseudoRandom();
  const pick = (): number => order[next(order.length)] ?? 0;
  for (let failures = 0; failures < MOST_FAILURES && order.length > 0 && !over(); failures += 1) {
    basket.restore(best);
    const shaken = Array.from({ length: SHAKEN }, pick);
    for (const seller of shaken) basket.toggle(seller);
    const near = basket.sellersNear(shaken);
    while (basket.descend(near, over));
    if (basket.cost() >= best.cost - 0.5) continue;
    best = basket.snapshot();
    failures = 0;
    yield basket.plan();
  }
}
