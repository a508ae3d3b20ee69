import { raiseRefusal } from '@havan/domain/price-raise';
import type { Context } from '../../../core/context.ts';
import { findBindingCampaigns } from './price-raise.sql.ts';

/**
 * Returns by listing why its price cannot be raised now; listings whose price can are left out. Every path that writes
 * a price calls this: table, bulk change and its undo, file and its undo, feed, price rule.
 */
export async function raiseRefusals(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  sellerId: number,
  listingIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  if (listingIds.length === 0) return new Map();
  const rows = await findBindingCampaigns(db, sellerId, listingIds, clock.now());
  return new Map(
    rows.map(({ listing_id, title, ends_at }) => [listing_id, raiseRefusal({ title, endsAt: ends_at })]),
  );
}
