import { type Instance, receivedUnits } from '../model/instance.ts';
import { cheapestUnit } from '../plan/naive-plan.ts';
import type { OfferSeller } from '../model/offers.ts';

/** Units of one product at their lowest price, in kuruş. */
interface Step {
  readonly units: number;
  readonly price: number;
}

/** A first bound without a solver: each product by itself, without shipping fees and minimum baskets. */
export class SeparableFloor {
  /** Units that no plan can supply. */
  readonly short: number;
  /** The cheapest units that fill the list, most expensive first. */
  readonly #steps: readonly Step[];

  constructor({ demand }: Instance, sellers: readonly OfferSeller[]) {
    const offers = Map.groupBy(
      sellers.flatMap((group) => group.offers),
      ({ listing }) => listing.productId,
    );
    const steps: Step[] = [];
    let short = 0;
    for (const { productId, qty } of demand) {
      const supplies = (offers.get(productId) ?? []).map((offer) => ({
        price: cheapestUnit(offer),
        units: receivedUnits(offer.listing, offer.high),
      }));
      let missing = qty;
      for (const { price, units } of supplies.sort((a, b) => a.price - b.price)) {
        if (missing > 0) steps.push({ price, units: Math.min(missing, units) });
        missing -= Math.min(missing, units);
      }
      short += missing;
    }
    this.short = short;
    this.#steps = steps.sort((a, b) => b.price - a.price);
  }

  /**
   * Returns a lower bound in kuruş on the goods of every plan with at most this many units missing: the most expensive
   * units are dropped.
   */
  goods(mostShort: number): number {
    let spare = mostShort - this.short;
    let goods = 0;
    for (const { units, price } of this.#steps) {
      const left = Math.min(spare, units);
      spare -= left;
      goods += (units - left) * price;
    }
    return goods;
  }
}
