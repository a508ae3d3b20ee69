import { cardCalls } from '@havan/contract/money/cards';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { deleteCard, listCards } from './cards.service.ts';

export const cardRoutes: readonly Binding[] = [
  bind(cardCalls.getSavedCards, (_request, { ctx, actor }) => listCards(ctx, actor)),
  bind(cardCalls.deleteSavedCard, (request, { ctx, actor }) => deleteCard(ctx, actor, request)),
];
