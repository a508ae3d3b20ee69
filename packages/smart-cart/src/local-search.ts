import { Basket, type Snapshot } from './basket.ts';
import type { Instance, Plan } from './instance.ts';
import type { OfferSeller } from './offers.ts';
import { pseudoRandom } from './pseudo-random.ts';
import type { Guide } from './relaxation.ts';

/** Every parcel costs the price of one on top, so that few are used where few are wished for. */
export interface LocalSearchOptions extends Pick<Guide, 'use' | 'parcelPrice'> {
  /** Whether plans that no single change improves are shaken and put right again. */
  readonly shakes: boolean;
  readonly over: () => boolean;
}

/**
 * Plans near the optimum within a fraction of a second, by changing one seller at a time: each product is covered as
 * cheaply as the open sellers allow, then opening, closing or favouring a seller is kept when the whole basket, parcels
 * included, gets cheaper. The relaxation tells where to begin; then a few sellers at a time are shaken and put right
 * again, until that has failed often or time is up. The same instance is searched in the same order every time.
 */
export function* localSearch(
  instance: Instance,
  sellers: readonly OfferSeller[],
  { use, parcelPrice, shakes, over }: LocalSearchOptions,
): Generator<Plan> {
  const basket = new Basket(instance, sellers, parcelPrice);
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

/** Sellers shaken at once, and failures in a row after which shaking ends. */
const SHAKEN = 3;
const MOST_FAILURES = 400;

function* shake(
  basket: Basket,
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
