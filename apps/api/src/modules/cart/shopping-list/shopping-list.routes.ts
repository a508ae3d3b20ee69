import type { ResultOf } from '@havan/contract/call';
import {
  type getShoppingList,
  shoppingListCalls as calls,
  shoppingListLimit,
} from '@havan/contract/cart/shopping-list';
import { productPictureUrl } from '@havan/domain/product-picture';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { deleteItems, findShoppingList, upsertItem } from './shopping-list.sql.ts';

type Owner = Pick<Actor, 'companyId' | 'userId'>;

async function listOf({ db }: Context, { companyId }: Owner): Promise<ResultOf<typeof getShoppingList>> {
  const rows = await findShoppingList(db, companyId);
  return {
    items: rows.map((row) => ({
      productId: row.product_id,
      productName: row.product_name,
      brandName: row.brand_name,
      productImageUrl: productPictureUrl(row.product_id),
      quantity: row.quantity,
      addedAt: row.added_at.toISOString(),
      addedBy: row.added_by,
      productListingCount: row.offers,
      productListingMinPrice: row.lowest,
    })),
  };
}

export const shoppingListRoutes: readonly Binding[] = [
  bind(calls.getShoppingList, (_request, { ctx, actor }) => listOf(ctx, actor)),
  bind(calls.saveShoppingListItem, async (item, { ctx, actor }) => {
    const written = { ...item, companyId: actor.companyId, userId: actor.userId, at: ctx.clock.now() };
    // The write finds neither a product that is not sold here nor room in a full list.
    if (!(await upsertItem(ctx.db, written, shoppingListLimit))) throw new AppError('recordNotFound');
    return listOf(ctx, actor);
  }),
  bind(calls.deleteShoppingListItems, async ({ productIds }, { ctx, actor }) => {
    await deleteItems(ctx.db, actor.companyId, productIds);
    return listOf(ctx, actor);
  }),
];
