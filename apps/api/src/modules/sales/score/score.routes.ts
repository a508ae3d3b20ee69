import { scoreCalls } from '@havan/contract/sales/score';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { badgesOf } from './badges.service.ts';
import { requireFeature } from './feature.ts';
import { appeal, listScoreEvents, scoreOfSeller } from './score.service.ts';

export const scoreRoutes: readonly Binding[] = [
  bind(scoreCalls.getScore, async (_request, { ctx, actor }) => {
    await requireFeature(ctx, actor, 'myScorePage');
    return scoreOfSeller(ctx, actor);
  }),
  bind(scoreCalls.getScoreEvents, async (request, { ctx, actor }) => {
    await requireFeature(ctx, actor, 'myScorePage');
    return listScoreEvents(ctx, actor, request);
  }),
  // A rating is reported here too, so it is open whether or not the page of the score is.
  bind(scoreCalls.appealScore, (request, { ctx, actor }) => appeal(ctx, actor, request)),
  bind(scoreCalls.getBadges, async (_request, { ctx, actor }) => {
    await requireFeature(ctx, actor, 'userBadges');
    return badgesOf(ctx, actor);
  }),
];
