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

/** What stands on the shelves at `now`, under the campaigns of that moment; undefined for an empty one. */
export function shelvesOf(market: Market, now: Date): (productId: number) => OnShelf | undefined {
  const { offers } = market.parts;
  const asked = offers.ask(questionOf({ today: istanbulIsoDay(now) }));
  return (productId) => {
    const position = market.positionOf(productId) ?? -1;
    const listingId = offers.best(position, asked);
    return listingId === null ? undefined : { listingId, price: offers.lowest(position, asked) };
  };
}

export async function shelvesNow({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<ReturnType<typeof shelvesOf>> {
  const now = clock.now();
  return shelvesOf(await finderOf(db).market(now), now);
}
