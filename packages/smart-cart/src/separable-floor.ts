import { type Instance, receivedUnits } from './instance.ts';
import { cheapestUnit } from './naive-plan.ts';
import type { OfferSeller } from './offers.ts';

/** What can be said of a market product by product, in a moment and without the solver. */
export interface SeparableFloor {
  /** Units that no plan can bring. */
  readonly short: number;
  /** Kuruş under the goods of every plan that leaves only those units short: each product at the best prices there are. */
  readonly goods: number;
}

/** A first bound: the products by themselves, parcels and minimum baskets for nothing. */
export function separableFloor(instance: Instance, sellers: readonly OfferSeller[]): SeparableFloor {
  const offers = Map.groupBy(
    sellers.flatMap((group) => group.offers),
    ({ listing }) => listing.productId,
  );
  let short = 0;
  let goods = 0;
  for (const { productId, qty } of instance.demand) {
    const supplies = (offers.get(productId) ?? []).map((offer) => ({
      price: cheapestUnit(offer),
      units: receivedUnits(offer.listing, offer.high),
    }));
    let missing = qty;
    for (const { price, units } of supplies.sort((a, b) => a.price - b.price)) {
      goods += Math.min(missing, units) * price;
      missing -= Math.min(missing, units);
    }
    short += missing;
  }
  return { short, goods };
}
