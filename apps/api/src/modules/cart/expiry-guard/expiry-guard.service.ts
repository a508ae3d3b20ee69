import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { getExpiryGuard, setExpiryGuard } from '@havan/contract/cart/expiry-guard';
import { nearestQuantity } from '@havan/domain/cart';
import { expiryWarning } from '@havan/domain/expiry-guard';
import type { Actor, Context } from '../../../core/context.ts';
import { type GuardedRow, guardedRows, putGuard } from './expiry-guard.sql.ts';

type Member = Pick<Actor, 'companyId'>;

/**
 * Returns lines whose quantity would outlast its expiry at the pace of the company's own purchases. It never
 * refuses anything.
 */
export async function expiryGuard(
  { db, clock }: Context,
  { companyId }: Member,
  { lines }: ParsedRequestOf<typeof getExpiryGuard>,
): Promise<ResultOf<typeof getExpiryGuard>> {
  const rows = await guardedRows(db, companyId, lines === undefined ? null : linesOf(lines), clock.now());
  return {
    warnings: rows.flatMap((row) => {
      const warning = expiryWarning(
        {
          purchases: row.purchases,
          unitsBeforeLast: row.units_before_last,
          lastUnits: row.last_units,
          days: row.days,
          daysSinceLast: row.days_since_last,
        },
        row.quantity,
        row.days_left,
      );
      if (!warning) return [];
      const { listing_id: listingId, product_id: productId, quantity } = row;
      return [{ listingId, productId, quantity, ...warning, fitting: buyable(row, warning.fitting) }];
    }),
  };
}

/** Returns the largest quantity of a listing that can be bought and is at most `fitting`; null when there is none. */
function buyable(row: GuardedRow, fitting: number): number | null {
  const nearest = nearestQuantity(
    {
      stock: row.stock,
      minQuantity: row.min_quantity,
      maxQuantity: row.max_quantity,
      packSize: row.pack_size,
    },
    fitting,
  );
  if (nearest === null) return null;
  const lower = nearest > fitting ? nearest - row.pack_size : nearest;
  return lower >= Math.max(1, row.min_quantity) && lower < row.quantity ? lower : null;
}

const linesOf = (text: string) =>
  text.split(',').map((line) => {
    const [listingId = 0, quantity = 0] = line.split(':').map(Number);
    return { listingId, quantity };
  });

/** Turns the warning of a product off for the company, or on again. */
export async function switchExpiryGuard(
  { db }: Context,
  { companyId }: Member,
  request: ParsedRequestOf<typeof setExpiryGuard>,
): Promise<{ done: true }> {
  await putGuard(db, companyId, request);
  return { done: true };
}
