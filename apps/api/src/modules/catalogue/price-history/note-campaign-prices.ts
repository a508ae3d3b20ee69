import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
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
  const { index } = catalogueOf(ctx);
  const endedAt = (since && (await lastEndOfCampaign(db, since, at))) ?? at;
  for await (const part of batchesOf(productIds ?? concerned(ctx))) {
    const shown = await index.shown(clock.now(), part);
    const reported = { productIds: part, prices: shown.map(({ price }) => price) };
    await withTransaction(db, async (trx) => {
      await endSpans(trx, reported, endedAt);
      await beginSpans(trx, reported, at);
    });
  }
}

/**
 * Yields the products that a campaign covers now, and those with a recorded campaign price; these may be all products.
 */
async function* concerned({ db, caches, clock }: Context): AsyncGenerator<number> {
  const { index } = catalogueOf({ caches });
  for (let after = 0; ; ) {
    const recorded = await findUnderCampaign(db, after, batch);
    const shown = await index.shown(clock.now(), recorded);
    for (const [i, id] of recorded.entries()) if (!shown[i]?.isUnderCampaign) yield id;
    if (recorded.length < batch) break;
    after = recorded.at(-1) ?? after;
  }
  for (let after = 0; ; ) {
    const covered = await index.underCampaign(clock.now(), { after, limit: batch });
    yield* covered;
    if (covered.length < batch) break;
    after = covered.at(-1) ?? after;
  }
}

async function* batchesOf(ids: Iterable<number> | AsyncIterable<number>): AsyncGenerator<readonly number[]> {
  let part: number[] = [];
  for await (const id of ids) {
    part.push(id);
    if (part.length < batch) continue;
    yield part;
    part = [];
  }
  if (part.length > 0) yield part;
}
