import type { ProductAlert } from '@havan/contract/catalogue/alerts';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { catalogueOf } from '../catalogue-cache/catalogue-cache.ts';
import { type AlertFields, deleteAlert, findAlert, saveAlert } from './alerts.sql.ts';

/** The most alerts of a user; a larger number would be a price feed, which the API offers. */
const alertLimit = 500;

export async function alertOf(
  { db }: Context,
  actor: Actor,
  productId: number,
): Promise<ProductAlert | null> {
  const row = await findAlert(db, actor.userId, productId);
  return row ? present(productId, row) : null;
}

/**
 * Sets the events of a product for which the user is notified; without any the alert is removed. It starts from the
 * current price, so earlier changes are not reported.
 *
 * @throws AppError `recordNotFound` for a product that is not sold here, `actionNotAllowed` when there are too many
 * alerts
 */
export async function setAlert(
  ctx: Context,
  actor: Actor,
  { productId, ...wish }: ProductAlert,
): Promise<ProductAlert | null> {
  if (!wish.priceDrop && !wish.backInStock) return removeAlert(ctx, actor, productId);
  const fields: AlertFields = {
    price_drop: wish.priceDrop,
    back_in_stock: wish.backInStock,
    // A target price needs the price drop event.
    target_price: wish.priceDrop ? wish.targetPrice : null,
  };
  const [price = null] = await catalogueOf(ctx).index.pricesFor(ctx.clock.now(), [
    { companyId: actor.companyId, productId },
  ]);
  const saved = await saveAlert(
    ctx.db,
    { userId: actor.userId, productId, price, limit: alertLimit },
    fields,
  );
  if (saved === 'unknownProduct') throw new AppError('recordNotFound');
  if (saved === 'tooMany') {
    throw new AppError('actionNotAllowed', { message: 'En fazla 500 ürün için alarm kurabilirsiniz.' });
  }
  return present(productId, fields);
}

export async function removeAlert({ db }: Context, actor: Actor, productId: number): Promise<null> {
  await deleteAlert(db, actor.userId, productId);
  return null;
}

const present = (productId: number, row: AlertFields): ProductAlert => ({
  productId,
  priceDrop: row.price_drop,
  backInStock: row.back_in_stock,
  targetPrice: row.target_price,
});
