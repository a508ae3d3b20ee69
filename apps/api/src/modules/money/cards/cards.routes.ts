import { cardCalls } from '@havan/contract/money/cards';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { forgetCard, listCards } from './cards.service.ts';

export const cardRoutes: readonly Binding[] = [
  bind(cardCalls.getSavedCards, (_request, { ctx, actor }) => listCards(ctx, actor)),
  bind(cardCalls.deleteSavedCard, (request, { ctx, actor }) => forgetCard(ctx, actor, request)),
];
