import type { ParsedRequestOf } from '@havan/contract/call';
import type { smartCartBuilder } from '@havan/contract/cart/smart-cart';
import type { Db } from '../../../core/db/database.ts';
import { type NamedProduct, productsBy } from './offers.sql.ts';

type Want = ParsedRequestOf<typeof smartCartBuilder>['wants'][number];

/** Largest quantity of a line in the contract. */
const mostUnits = 1_000_000;

/**
 * Returns two lines whose products have been merged, as one: the quantities add up, the stricter wish holds.
 */
const together = (one: Want, other: Want): Want => ({
  ...one,
  quantity: Math.min(one.quantity + other.quantity, mostUnits),
  mayExceedBy: Math.min(one.mayExceedBy, other.mayExceedBy),
  mayReplace: one.mayReplace && other.mayReplace,
  minExpiryMonths:
    one.minExpiryMonths === other.minExpiryMonths
      ? one.minExpiryMonths
      : Math.max(one.minExpiryMonths ?? 0, other.minExpiryMonths ?? 0) || null,
});

/**
 * Returns the lines of a kept list as the catalogue is now: merged products followed, products that may not
 * be sold left out.
 */
export async function currentWants(
  db: Db,
  wants: readonly Want[],
): Promise<{ readonly product: NamedProduct; readonly want: Want }[]> {
  const found = await productsBy(
    db,
    'id',
    wants.map(({ productId }) => productId),
  );
  const products = new Map(found.map((row) => [row.asked_id, row]));
  const known = wants.flatMap((want) => {
    const product = products.get(want.productId);
    return product ? [{ product, want: { ...want, productId: product.id } }] : [];
  });
  return [...Map.groupBy(known, ({ product }) => product.id).values()].flatMap(([first, ...others]) =>
    first
      ? [
          {
            product: first.product,
            want: others.reduce((sum, { want }) => together(sum, want), first.want),
          },
        ]
      : [],
  );
}
