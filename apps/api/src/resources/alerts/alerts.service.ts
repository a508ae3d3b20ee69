import type { ProductAlert } from '@havan/contract/alerts';
import { AppError } from '../../app-error.ts';
import type { Actor, Context } from '../../context.ts';
import { shelvesNow } from '../catalogue/shelf-price.ts';
import { type AlertFields, deleteAlert, findAlert, saveAlert } from './alerts.sql.ts';

/** More would be a price feed; whoever needs one has the API for it. */
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
 * Sets what is to be told of a product from now on; with nothing to tell the alert is removed. The price of this moment
 * is where it begins: what happened before is no news.
 *
 * @throws AppError `recordNotFound` for what is not sold here, `actionNotAllowed` when there are too many
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
    // A target without a drop to wait for means nothing.
    target_price: wish.priceDrop ? wish.targetPrice : null,
  };
  const price = (await shelvesNow(ctx)).priceFor(actor.companyId, productId);
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
