import { type Instance, receivedUnits } from './instance.ts';
import { cheapestUnit } from './naive-plan.ts';
import type { OfferSeller } from './offers.ts';

/** Units of one product at the best price there is for them, in kuruş. */
interface Step {
  readonly units: number;
  readonly price: number;
}

/** A first bound without any solver: the products by themselves, parcels and minimum baskets for nothing. */
export class SeparableFloor {
  /** Units that no plan can bring. */
  readonly short: number;
  /** What fills the list as cheaply as can be, dearest first. */
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

  /** Kuruş under the goods of every plan that leaves at most so many units short: the dearest of all are left out. */
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
