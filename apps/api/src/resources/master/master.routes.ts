import * as calls from '@havan/contract/master';
import { bind, done } from '../../http/bind.ts';
import { basicInfos, citiesWithTowns, globalInformations, keepClientError } from './master.service.ts';

export const masterRoutes = [
  bind(calls.getUserBasicInfos, (_request, { ctx, actor }) => basicInfos(ctx, actor)),
  bind(calls.getGlobalInformations, async (_request, { ctx }) => globalInformations(ctx)),
  bind(calls.getCitiesWithTowns, (_request, { ctx }) => citiesWithTowns(ctx)),
  bind(calls.logClientError, async (request, { ctx, actor }) => {
    await keepClientError(ctx, actor, request);
    return done;
  }),
];
