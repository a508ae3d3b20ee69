import { CartState, BETTER } from '../plan/cart.ts';
import type { Instance, Plan } from '../model/instance.ts';
import type { OfferSeller } from '../model/offers.ts';
import { pseudoRandom } from './pseudo-random.ts';
import type { Guide } from './relaxation.ts';

/** The fewest swaps of a perturbation; plans more expensive than the best by more than `far` are abandoned. */
const SHAKES = { least: 2, far: 1.01 };

export interface SwapOptions extends Pick<Guide, 'use'> {
  /** Initial sellers. */
  readonly begin: ReadonlySet<number>;
  /** Sellers that may be used. */
  readonly most: number;
  readonly over: () => boolean;
}

/**
 * Iterated local search under a cap on sellers: one seller enters and the best one to leave goes while the cart gets
 * cheaper; then a few random swaps perturb it. Only the set of open sellers is decided: each product is covered at
 * their lowest cost. Yields every local optimum.
 */
export function* swapSellers(
  instance: Instance,
  sellers: readonly OfferSeller[],
  { begin, use, most, over }: SwapOptions,
): Generator<Plan> {
  const basket = new CartState(instance, sellers, 0);
  basket.begin(sellers.map((_, seller) => (begin.has(seller) ? 1 : null)));
  const next = pseudoRandom();
  // Sellers that the relaxation uses come first.
  const order = [...sellers.keys()].sort((a, b) => (use[b] ?? 0) - (use[a] ?? 0));
  let best = basket.snapshot();
  for (let failures = 0; ; failures += 1) {
    descend(basket, order, { most, over });
    yield basket.plan();
    if (basket.cost() < best.cost - BETTER) {
      failures = 0;
      best = basket.snapshot();
    }
    if (over()) return;
    if (basket.cost() > best.cost * SHAKES.far || next(2) === 0) basket.restore(best);
    const shakes = SHAKES.least + (failures % Math.max(1, Math.ceil(most / 2)));
    for (let shake = 0; shake < shakes; shake += 1) {
      const open = order.filter((seller) => basket.isOpen(seller));
      const closed = order.filter((seller) => !basket.isOpen(seller));
      // Earlier sellers are more likely.
      const guest = closed[Math.floor(next(1_000) ** 2 * 1e-6 * closed.length)];
      const leaving = open[next(open.length)];
      if (guest === undefined || leaving === undefined) return;
      basket.change(leaving, null);
      basket.change(guest, 1);
    }
  }
}

/** Tries each seller with its best swap until a whole round brings no improvement. */
function descend(
  basket: CartState,
  order: readonly number[],
  { most, over }: Pick<SwapOptions, 'most' | 'over'>,
): void {
  let open = order.filter((seller) => basket.isOpen(seller));
  let cost = settled(basket, open, over);
  for (let idle = 0, at = 0; idle < order.length; at += 1, idle += 1) {
    if (over()) return;
    const guest = order[at % order.length] ?? 0;
    if (basket.isOpen(guest)) continue;
    const undo = basket.change(guest, 1);
    const leaving = open.length < most ? null : bestToLeave(basket, open, cost);
    if (leaving !== null) basket.change(leaving, null);
    if (basket.cost() >= cost - BETTER) {
      undo();
      continue;
    }
    open = [...open.filter((seller) => seller !== leaving), guest];
    cost = settled(basket, open, over);
    open = open.filter((seller) => basket.isOpen(seller));
    idle = -1;
  }
}

/** Returns the seller whose removal gives the cheapest cart; null when none stays below `cost`. */
function bestToLeave(basket: CartState, open: readonly number[], cost: number): number | null {
  let least = cost - BETTER;
  let found: number | null = null;
  for (const seller of open) {
    const undo = basket.change(seller, null);
    const without = basket.cost();
    undo();
    if (without >= least) continue;
    least = without;
    found = seller;
  }
  return found;
}

/** Re-weights the prices of the open sellers. */
function settled(basket: CartState, open: readonly number[], over: () => boolean): number {
  while (basket.descend(open, over));
  return basket.cost();
}
