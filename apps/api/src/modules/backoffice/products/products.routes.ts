import { marketProductCalls } from '@havan/contract/backoffice/catalogue/products';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { products, remainingProduct, saveProduct } from './products.service.ts';
import { categoryPaths } from './products.sql.ts';

export const marketProductRoutes: readonly Binding[] = [
  bind(marketProductCalls.getMarketProducts, (request, { ctx }) => products(ctx, request)),
  bind(marketProductCalls.getMarketProduct, ({ productId }, { ctx }) => remainingProduct(ctx, productId)),
  bind(marketProductCalls.getCategoryChoices, async (_request, { ctx }) => ({
    categories: (await categoryPaths(ctx.db)).map(({ id, path }) => ({ categoryId: id, path })),
  })),
  bind(marketProductCalls.saveMarketProduct, (request, { ctx, operator, caller }) =>
    saveProduct(ctx, operator, caller, request),
  ),
];
