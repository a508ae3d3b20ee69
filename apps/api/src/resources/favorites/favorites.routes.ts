import { favouriteCalls } from '@havan/contract/favorites';
import { bind, type Binding } from '../../http/bind.ts';
import { like, listFavourites, unlike } from './favorites.service.ts';

export const favouriteRoutes: readonly Binding[] = [
  bind(favouriteCalls.likeProduct, ({ productId }, { ctx, actor }) => like(ctx, actor, productId)),
  bind(favouriteCalls.unlikeProduct, ({ productId }, { ctx, actor }) => unlike(ctx, actor, productId)),
  bind(favouriteCalls.getFavourites, (request, { ctx, actor }) => listFavourites(ctx, actor, request)),
];
