import type { ProductCard } from '@havan/contract/catalogue';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import type { Actor, Context } from '../../context.ts';
import { presentCard } from '../catalogue/card.presenter.ts';
import { findCards } from '../catalogue/find-cards.ts';
import { finderOf } from '../finder/finder.ts';
import { findBoughtAlong, findNeighbours } from './related.sql.ts';
import { requireSellable } from './sellable.ts';

const shown = 12;

/** What other pharmacies bought in the same orders, then what stands beside it on the shelf. */
export async function relatedProducts(
  { db, clock }: Context,
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
    db,
    await finderOf(db).market(now),
    ids,
    { ...actor, now },
    {
      today: istanbulIsoDay(now),
    },
  );
  return cards.map(presentCard);
}
