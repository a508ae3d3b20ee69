import * as calls from '@havan/contract/bootstrap/basic-infos';
import { getHeaderBadges } from '@havan/contract/bootstrap/header-badges';
import { bind, done } from '../../../core/http/bind.ts';
import {
  basicInfos,
  citiesWithTowns,
  globalInformations,
  headerBadges,
  keepClientError,
} from './basic-infos.service.ts';

export const masterRoutes = [
  bind(calls.getUserBasicInfos, (_request, { ctx, actor }) => basicInfos(ctx, actor)),
  bind(getHeaderBadges, (_request, { ctx, actor }) => headerBadges(ctx, actor)),
  bind(calls.getGlobalInformations, async (_request, { ctx }) => globalInformations(ctx)),
  bind(calls.getCitiesWithTowns, (_request, { ctx }) => citiesWithTowns(ctx)),
  bind(calls.logClientError, async (request, { ctx, actor }) => {
    await keepClientError(ctx, actor, request);
    return done;
  }),
];
