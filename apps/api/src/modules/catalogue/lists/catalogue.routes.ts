import * as calls from '@havan/contract/catalogue/catalogue';
import { bind } from '../../../core/http/bind.ts';
import { loadCategories } from '../index/search-index.sql.ts';
import { treeOf } from './category-tree.ts';
import { homeSections } from '../home/home.service.ts';
import { localWarehouses } from './local-warehouses.service.ts';
import { productDetail } from '../product-page/product-detail.service.ts';
import { listProducts } from './product-list.service.ts';

export const catalogueRoutes = [
  bind(calls.getCategories, async (_, { ctx }) => treeOf(await loadCategories(ctx.db))),
  bind(calls.getLocalWarehouses, (_, { ctx, actor }) => localWarehouses(ctx, actor)),
  bind(calls.getProductListings, (request, { ctx, actor }) => listProducts(ctx, actor, request)),
  bind(calls.getProductDetail, (request, { ctx, actor }) => productDetail(ctx, actor, request.productId)),
  bind(calls.getHomePageListingSections, (request, { ctx, actor }) =>
    homeSections(ctx, actor, request.lastVisited),
  ),
];
