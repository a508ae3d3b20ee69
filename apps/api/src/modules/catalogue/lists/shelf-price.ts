import { istanbulIsoDay } from '@havan/domain/istanbul';
import type { Context } from '../../../core/context.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
import type { CatalogueIndex } from '../index/catalogue-index.ts';
import { questionOf } from './offer-filter.ts';

/** The shown offer of a product: the listing of its card and its unit price in kuruş. */
export interface OnShelf {
  readonly listingId: number;
  readonly price: number;
}

/** The shown offers at one moment under its campaigns. */
export interface Shelves {
  /** Undefined without an offer. */
  readonly of: (productId: number) => OnShelf | undefined;
  /** The best price for a company, without its own offers. Null without an offer. */
  readonly priceFor: (companyId: number, productId: number) => number | null;
  /** The products with campaigns, whether they lower a price or not, one by one: it may be all of them. */
  readonly underCampaign: () => Iterable<number>;
  readonly isUnderCampaign: (productId: number) => boolean;
}

export function shelvesOf(market: CatalogueIndex, now: Date): Shelves {
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
    *underCampaign() {
      for (const [position, id] of products.ids.entries()) if (offers.isCovered(position)) yield id;
    },
    isUnderCampaign: (productId) => offers.isCovered(market.positionOf(productId) ?? -1),
  };
}

export async function shelvesNow({ caches, clock }: Pick<Context, 'caches' | 'clock'>): Promise<Shelves> {
  const now = clock.now();
  return shelvesOf(await catalogueOf({ caches }).index.market(now), now);
}
