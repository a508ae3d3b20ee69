import { basketCalls } from '@havan/contract/basket';
import { bind, type Binding } from '../../http/bind.ts';
import { acceptChanges, changeLine, deleteLines, getBasket } from './basket.service.ts';

export const basketRoutes: readonly Binding[] = [
  bind(basketCalls.getBasket, (_request, { ctx, actor }) => getBasket(ctx, actor)),
  bind(basketCalls.addOrRemove, (request, { ctx, actor }) => changeLine(ctx, actor, request)),
  bind(basketCalls.deleteBasketItems, (request, { ctx, actor }) => deleteLines(ctx, actor, request)),
  bind(basketCalls.acceptBasketChanges, (request, { ctx, actor }) => acceptChanges(ctx, actor, request)),
];
