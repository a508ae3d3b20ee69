import { cardCalls } from '@havan/contract/cards';
import { bind, type Binding } from '../../http/bind.ts';
import { forgetCard, listCards } from './cards.service.ts';

export const cardRoutes: readonly Binding[] = [
  bind(cardCalls.getSavedCards, (_request, { ctx, actor }) => listCards(ctx, actor)),
  bind(cardCalls.deleteSavedCard, (request, { ctx, actor }) => forgetCard(ctx, actor, request)),
];
