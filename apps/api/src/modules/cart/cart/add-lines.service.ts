import { quantityProblem } from '@havan/domain/cart';
import type { Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Owner } from './cart.service.ts';
import { rulesOf, type ShelfRow } from './cart.policy.ts';
import { putLine } from './cart.sql.ts';
import { keepRemoval, lockLines } from './removals.sql.ts';

/** A freshly read offer and its wanted quantity. */
interface OfferToAdd {
  readonly row: ShelfRow & {
    readonly listing_id: number;
    readonly sale_price: number;
    readonly expiration: string | null;
  };
  readonly quantity: number;
}

/**
 * Adds many offers to the cart in one step. A line with a larger valid quantity keeps it: no line is reduced
 * (docs/product-rules.md). Returns the id with which `BasketItems/Rollback` restores the cart.
 */
export async function addLines(
  { db, clock, ports }: Context,
  { companyId }: Owner,
  offers: readonly OfferToAdd[],
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
