import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { shelvesNow } from '../lists/shelf-price.ts';
import { beginSpans, endSpans, findUnderCampaign, lastEndOfCampaign } from './campaign-prices.sql.ts';

/** Products recorded in one transaction. */
const batch = 5000;

/**
 * Records the best prices of products under campaigns at this moment. Idempotent; unfinished work is done by the next
 * run. The days without campaigns must be settled before.
 *
 * @param productIds the products whose offers changed; null when campaigns changed
 * @param since the previous run: campaigns that ended since then ended at their own time, mostly at midnight
 */
export async function noteCampaignPrices(
  ctx: Context,
  productIds: readonly number[] | null,
  since: Date | null,
): Promise<void> {
  const { db, clock } = ctx;
  const at = clock.now();
  const sectionGroups = await shelvesNow(ctx);
  const concerned = productIds ?? [
    ...new Set([...sectionGroups.underCampaign(), ...(await findUnderCampaign(db))]),
  ];
  if (concerned.length === 0) return;
  const endedAt = (since && (await lastEndOfCampaign(db, since, at))) ?? at;
  for (let from = 0; from < concerned.length; from += batch) {
    const part = concerned.slice(from, from + batch);
    const reported = { productIds: part, prices: part.map((id) => sectionGroups.of(id)?.price ?? null) };
    await withTransaction(db, async (trx) => {
      await endSpans(trx, reported, endedAt);
      await beginSpans(trx, reported, at);
    });
  }
}
