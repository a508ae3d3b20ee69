import type { ProductCard } from '@havan/contract/catalogue/catalogue';
import type { Actor, Context } from '../../../core/context.ts';
import { presentCard } from '../lists/card.presenter.ts';
import { findExpiryPreference } from '../../identity/buying-preference/buying-preference.service.ts';
import { findCards } from '../lists/find-cards.ts';
import { offersOf } from '../lists/offer-filter.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
import { findBoughtAlong, findNeighbours } from './related.sql.ts';
import { requireSellable } from './sellable.ts';

const shown = 12;

/** Returns products that other pharmacies bought together with it, then products of the same category. */
export async function relatedProducts(
  { db, caches, clock }: Context,
  actor: Actor,
  productId: number,
): Promise<ProductCard[]> {
  const now = clock.now();
  const [along, neighbours, prefersLongExpiry] = await Promise.all([
    findBoughtAlong(db, productId, shown),
    findNeighbours(db, productId, shown),
    findExpiryPreference(db, actor.companyId),
    requireSellable(db, productId),
  ]);
  const ids = [...new Set([...along, ...neighbours])].slice(0, shown);
  const filter = offersOf({}, now);
  const offers = await catalogueOf({ caches }).index.offers(now, {
    productIds: ids,
    filter,
    prefersLongExpiry,
  });
  const cards = await findCards({ db, caches }, offers, { ...actor, now }, filter);
  return cards.map(presentCard);
}
