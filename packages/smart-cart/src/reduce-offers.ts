import type { Formulation } from './formulation.ts';
import { type Instance, receivedUnits, unitPriceAt } from './instance.ts';
import type { NativeOutcome } from './native.ts';
import type { Offer, OfferSeller, PriceSegment } from './offers.ts';

const TL = 100;
/** TL: what is left out is dearer than the plan by more than the solver may be wrong. */
const SAFETY = 0.005;

/**
 * The offers that a plan cheaper than `best` (TL) could still use. The prices of the relaxation say what every way to
 * order would cost on top of its `bound`; whole sellers, offers and runs of quantities whose use alone lifts the bound
 * over the best plan go. What the best plan itself uses stays.
 */
export function reduceOffers(
  instance: Instance,
  { sellers, products }: Formulation,
  { duals, reduced }: NativeOutcome,
  { bound, best }: { readonly bound: number; readonly best: number },
): OfferSeller[] {
  if (!duals || !reduced) return sellers.map(({ group }) => group);
  const room = best - bound + SAFETY;
  const wanted = new Map(instance.demand.map(({ productId, qty }) => [productId, qty]));
  return sellers.flatMap(({ group, used, goodsRow }) => {
    const opening = Math.max(0, reduced[used] ?? 0);
    if (opening > room) return [];
    const nearer = goodsRow === null ? 0 : Math.max(0, duals[goodsRow] ?? 0);
    const offers = group.offers.flatMap((offer) => {
      const { productId } = offer.listing;
      const rows = products.get(productId);
      const prices: Prices = {
        unit: Math.max(0, duals[rows?.wanted ?? -1] ?? 0),
        room: Math.max(0, -(duals[rows?.most ?? -1] ?? 0)),
        goods: 1 - nearer,
        wanted: wanted.get(productId) ?? 0,
      };
      const gains = offer.segments.map((segment) => mostGained(offer, segment, prices));
      const most = Math.max(0, ...gains);
      const segments = offer.segments.filter((_, index) => most - (gains[index] ?? 0) + opening <= room);
      return segments.length > 0 ? [{ ...offer, segments, high: segments.at(-1)?.high ?? offer.high }] : [];
    });
    return offers.length > 0 ? [{ seller: group.seller, offers }] : [];
  });
}

/** Prices of the relaxation for one product at one seller, in TL. */
interface Prices {
  /** For a wanted unit, and for a unit of what may come at most. */
  readonly unit: number;
  readonly room: number;
  /** For a TL of goods: less than one where they bring a threshold nearer. */
  readonly goods: number;
  readonly wanted: number;
}

/** What ordering from a run of quantities is worth at most. Between the corners looked at, worth runs straight. */
function mostGained({ listing }: Offer, { low, high, free }: PriceSegment, prices: Prices): number {
  const worth = (paid: number): number => {
    const received = receivedUnits(listing, paid);
    const cost = (paid * unitPriceAt(listing, paid)) / TL;
    return prices.unit * Math.min(received, prices.wanted) - prices.room * received - prices.goods * cost;
  };
  if (free === null) {
    let most = Number.NEGATIVE_INFINITY;
    for (let paid = low; paid <= high; paid += listing.packSize) most = Math.max(most, worth(paid));
    return most;
  }
  const { packSize } = listing;
  const enough = low + Math.ceil(Math.max(0, prices.wanted - free - low) / packSize) * packSize;
  const corners = [low, high, Math.min(high, enough), Math.max(low, Math.min(high, enough - packSize))];
  return Math.max(...corners.map(worth));
}
