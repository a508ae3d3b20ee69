import type { Db } from '../../../core/db/database.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { condenseOfferPrices, condenseProductPrices, waitLong } from './price-months.sql.ts';

/** Makes the months of prices, and condenses those that no page shows any more. */
export async function purgePrices(db: Db, now: Date): Promise<void> {
  // One after the other, so that no lock of the first is held while the second is copied.
  for (const condense of [condenseProductPrices, condenseOfferPrices])
    await withTransaction(db, async (trx) => {
      await waitLong(trx);
      await condense(trx, now);
    });
}
