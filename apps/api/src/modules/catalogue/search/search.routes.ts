import * as calls from '@havan/contract/catalogue/search';
import { bind, done } from '../../../core/http/bind.ts';
import { search } from './search.service.ts';
import { recordAction, recordClick, searchAdvert } from './search-use.service.ts';

export const searchRoutes = [
  bind(calls.searchByKeyword, (request, { ctx }) => search(ctx, request.keyword)),
  bind(calls.headerSearchClick, async (request, { ctx, actor }) => {
    await recordClick(ctx, actor, request);
    return done;
  }),
  bind(calls.createSearchEvent, async (request, { ctx, actor }) => {
    await recordAction(ctx, actor, request);
    return done;
  }),
  bind(calls.getSearchAdvert, (_, { ctx }) => searchAdvert(ctx)),
];
