import * as calls from '@havan/contract/search';
import { bind, done } from '../../http/bind.ts';
import { recordClick, search } from './search.service.ts';

export const searchRoutes = [
  bind(calls.searchByKeyword, (request, { ctx }) => search(ctx, request.keyword)),
  bind(calls.headerSearchClick, async (request, { ctx, actor }) => {
    await recordClick(ctx, actor, request);
    return done;
  }),
];
