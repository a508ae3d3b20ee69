import { istanbulIsoDay } from '@havan/domain/istanbul';
import type { Context } from '../../context.ts';
import { finderOf } from '../finder/finder.ts';
import type { Market } from '../finder/market.ts';
import { questionOf } from './offer-filter.ts';

/** What somebody finds on the shelf of a product: the listing of its card and what a unit of it costs there, in kuruş. */
export interface OnShelf {
  readonly listingId: number;
  readonly price: number;
}

/** What stands on the shelves at one moment, under the campaigns of that moment. */
export interface Shelves {
  /** Undefined for an empty shelf. */
  readonly of: (productId: number) => OnShelf | undefined;
  /** What a company could buy the product for: its own offers are for others. Null for an empty shelf. */
  readonly priceFor: (companyId: number, productId: number) => number | null;
  /** The products that campaigns cover, whether they lower a price or not. */
  readonly underCampaign: () => Set<number>;
}

export function shelvesOf(market: Market, now: Date): Shelves {
  const { offers, products } = market.parts;
  const asked = offers.ask(questionOf({ today: istanbulIsoDay(now) }));
  return {
    of: (productId) => {
      const position = market.positionOf(productId) ?? -1;
      const listingId = offers.best(position, asked);
      return listingId === null ? undefined : { listingId, price: offers.lowest(position, asked) };
    },
    priceFor: (companyId, productId) =>
      offers.lowestOfOthers(market.positionOf(productId) ?? -1, asked, companyId),
    underCampaign: () => new Set([...offers.covered()].map((position) => products.ids[position] ?? 0)),
  };
}

export async function shelvesNow({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Shelves> {
  const now = clock.now();
  return shelvesOf(await finderOf(db).market(now), now);
}
