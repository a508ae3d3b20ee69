import { scoreCalls } from '@havan/contract/sales/score';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { badgesOf } from './badges.service.ts';
import { appeal, listScoreEvents, scoreOfSeller } from './score.service.ts';

export const scoreRoutes: readonly Binding[] = [
  bind(scoreCalls.getScore, (_request, { ctx, actor }) => scoreOfSeller(ctx, actor)),
  bind(scoreCalls.getScoreEvents, (request, { ctx, actor }) => listScoreEvents(ctx, actor, request), {
    reads: 'replica',
  }),
  // Ratings are reported here too, so the call works even when the page of the score is off.
  bind(scoreCalls.appealScore, (request, { ctx, actor }) => appeal(ctx, actor, request)),
  bind(scoreCalls.getBadges, (_request, { ctx, actor }) => badgesOf(ctx, actor)),
];
