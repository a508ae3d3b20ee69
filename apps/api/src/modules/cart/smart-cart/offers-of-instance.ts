import { randomUUID } from 'node:crypto';
import { type CalendarDay, formatIsoDay, istanbulDayOf } from '@havan/domain/istanbul';
import type { SmartCart } from '@havan/contract/cart/smart-cart';
import type { Instance } from '@havan/smart-cart/instance';
import { type OnePick, onePick } from '@havan/smart-cart/one-pick';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { instanceOf, type Lines, linesOf, type SmartCartRequest } from './instance-of.ts';
import { equalsOf, type OfferRow, offersOf, productsBy } from './offers.sql.ts';

/** The input of an answer, a snapshot from the start of the search. */
export interface Market {
  readonly id: string;
  readonly instance: Instance;
  readonly request: SmartCartRequest;
  readonly today: CalendarDay;
  readonly offers: ReadonlyMap<string, OfferRow>;
  readonly productNames: ReadonlyMap<string, string>;
  /** Which line of the list each product serves. */
  readonly lines: Lines;
  readonly onePick: OnePick;
  /** Explained carts of this search by plan; they recur with every change of the bound. */
  readonly explained: Map<string, SmartCart['groups']>;
}

/**
 * Reads the market of this moment for a list.
 *
 * @throws AppError `invalidRequest` that names each line whose product is repeated or not sold here
 */
export async function readMarket(
  ctx: Context,
  owner: Pick<Actor, 'companyId'>,
  request: SmartCartRequest,
): Promise<Market> {
  const today = istanbulDayOf(ctx.clock.now());
  const productIds = request.wants.map(({ productId }) => productId);
  const firstAt = new Map<number, number>();
  for (const [index, productId] of productIds.entries())
    if (!firstAt.has(productId)) firstAt.set(productId, index);
  const repeated = productIds.flatMap((productId, index) =>
    firstAt.get(productId) === index ? [] : [index],
  );
  if (repeated.length > 0)
    throw new AppError('invalidRequest', {
      errors: repeated.map((index) => ({
        code: 'repeated',
        message: 'Bu ürün listede iki kez var.',
        path: `wants.${index}.productId`,
      })),
    });
  const products = await productsBy(ctx.db, 'id', productIds);
  const known = new Set(products.map((product) => product.id));
  const unknown = productIds.flatMap((productId, index) => (known.has(productId) ? [] : [index]));
  if (unknown.length > 0)
    throw new AppError('invalidRequest', {
      errors: unknown.map((index) => ({
        code: 'unknownProduct',
        message: 'Bu ürün burada satılmıyor.',
        path: `wants.${index}.productId`,
      })),
    });
  const replaceable = request.wants.flatMap(({ productId, mayReplace }) => (mayReplace ? [productId] : []));
  const lines = linesOf(request, await equalsOf(ctx.db, replaceable));
  const asker = { companyId: owner.companyId, now: ctx.clock.now() };
  const rows = await offersOf(ctx.db, asker, [...lines.keys()], formatIsoDay(today));
  const id = randomUUID();
  const instance = instanceOf(id, rows, request, lines, today);
  return {
    id,
    instance,
    request,
    today,
    lines,
    offers: new Map(rows.map((row) => [String(row.listing_id), row])),
    productNames: new Map(products.map((product) => [String(product.id), product.name])),
    onePick: onePick(instance),
    explained: new Map(),
  };
}
