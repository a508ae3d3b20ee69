import { quantityProblem } from '@havan/domain/basket';
import type { Context } from '../../context.ts';
import { withTransaction } from '../../db/transaction.ts';
import type { Owner } from './basket.service.ts';
import { rulesOf, type ShelfRow } from './basket.policy.ts';
import { putLine } from './basket.sql.ts';
import { keepRemoval, lockLines } from './removals.sql.ts';

/** An offer as it was read just now, and how many units of it are to be in the basket. */
interface OfferToPutIn {
  readonly row: ShelfRow & {
    readonly listing_id: number;
    readonly sale_price: number;
    readonly expiration: string | null;
  };
  readonly quantity: number;
}

/**
 * Puts many offers into the basket in one step. A line that holds more of an offer already, and may, keeps what it
 * holds: nothing that somebody put there gets less (decision 143). Answers the id by which `BasketItems/Rollback` makes
 * the basket again what it was.
 */
export async function putIn(
  { db, clock, ports }: Context,
  { companyId }: Owner,
  offers: readonly OfferToPutIn[],
): Promise<string> {
  const at = clock.now();
  const removal = { id: ports.random.uuid(), companyId, at };
  await withTransaction(db, async (trx) => {
    const before = await lockLines(
      trx,
      companyId,
      offers.map(({ row }) => row.listing_id),
    );
    const held = new Map(before.map((line) => [line.listingId, line.quantity]));
    const lines = offers.map(({ row, quantity }) => ({
      row,
      quantity: largerOf(row, quantity, held.get(row.listing_id) ?? 0),
    }));
    for (const { row, quantity } of lines) {
      const line = { companyId, listingId: row.listing_id };
      await putLine(trx, line, quantity, { price: row.sale_price, expiration: row.expiration, at });
    }
    const put = lines.map(({ row, quantity }) => ({ listingId: row.listing_id, quantity }));
    await keepRemoval(trx, removal, before, put);
  });
  return removal.id;
}

const largerOf = (row: ShelfRow, wanted: number, held: number): number =>
  held > wanted && quantityProblem(rulesOf(row), held) === null ? held : wanted;
