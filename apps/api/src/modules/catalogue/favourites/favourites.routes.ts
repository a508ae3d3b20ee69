import { favouriteCalls } from '@havan/contract/catalogue/favourites';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { like, listFavourites, unlike } from './favourites.service.ts';

export const favouriteRoutes: readonly Binding[] = [
  bind(favouriteCalls.likeProduct, ({ productId }, { ctx, actor }) => like(ctx, actor, productId)),
  bind(favouriteCalls.unlikeProduct, ({ productId }, { ctx, actor }) => unlike(ctx, actor, productId)),
  bind(favouriteCalls.getFavourites, (request, { ctx, actor }) => listFavourites(ctx, actor, request)),
];
