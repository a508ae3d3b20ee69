import type { ProductCard } from '@havan/contract/catalogue/catalogue';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import type { Actor, Context } from '../../../core/context.ts';
import { presentCard } from '../lists/card.presenter.ts';
import { findCards } from '../lists/find-cards.ts';
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
  const [along, neighbours] = await Promise.all([
    findBoughtAlong(db, productId, shown),
    findNeighbours(db, productId, shown),
    requireSellable(db, productId),
  ]);
  const ids = [...new Set([...along, ...neighbours])].slice(0, shown);
  const cards = await findCards(
    { db, caches },
    await catalogueOf({ caches }).index.market(now),
    ids,
    { ...actor, now },
    {
      today: istanbulIsoDay(now),
    },
  );
  return cards.map(presentCard);
}
