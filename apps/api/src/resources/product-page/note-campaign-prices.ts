import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/transaction.ts';
import { shelvesNow } from '../catalogue/shelf-price.ts';
import { beginSpans, endSpans, findUnderCampaign, lastEndOfCampaign } from './campaign-prices.sql.ts';

/** Products noted in one transaction. */
const batch = 5000;

/**
 * Notes what campaigns make of the best prices of products, as the shelves of this moment say it. Told again, it changes
 * nothing; what it could not finish the next look does. The days without campaigns must be settled before.
 *
 * @param productIds the products whose offers changed; null when campaigns did
 * @param since the look before: what ended by the clock since then ended at its own time, a midnight mostly
 */
export async function noteCampaignPrices(
  ctx: Context,
  productIds: readonly number[] | null,
  since: Date | null,
): Promise<void> {
  const { db, clock } = ctx;
  const at = clock.now();
  const shelves = await shelvesNow(ctx);
  const concerned = productIds ?? [
    ...new Set([...shelves.underCampaign(), ...(await findUnderCampaign(db))]),
  ];
  if (concerned.length === 0) return;
  const endedAt = (since && (await lastEndOfCampaign(db, since, at))) ?? at;
  for (let from = 0; from < concerned.length; from += batch) {
    const part = concerned.slice(from, from + batch);
    const told = { productIds: part, prices: part.map((id) => shelves.of(id)?.price ?? null) };
    await withTransaction(db, async (trx) => {
      await endSpans(trx, told, endedAt);
      await beginSpans(trx, told, at);
    });
  }
}
