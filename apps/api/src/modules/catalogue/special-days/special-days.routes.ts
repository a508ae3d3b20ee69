import { specialDayCalls as calls } from '@havan/contract/catalogue/special-days';
import { bind } from '../../../core/http/bind.ts';
import { presentJoinableDay } from './joining.presenter.ts';
import { dayListings, offerForDay } from './joining.service.ts';
import { findJoinableDays } from './joining.sql.ts';
import { presentDay, presentTag } from './special-days.presenter.ts';
import { findRunningDays, findShownTags } from './special-days.sql.ts';

export const specialDayRoutes = [
  bind(calls.getSpecialDays, async (_, { ctx }) => ({
    days: (await findRunningDays(ctx.db, ctx.clock.now())).map(presentDay),
  })),
  bind(calls.getSpecialOffers, async (_, { ctx }) => ({
    tags: (await findShownTags(ctx.db, ctx.clock.now())).map(presentTag),
  })),
  bind(calls.getJoinableDays, async (_, { ctx, actor }) => {
    const now = ctx.clock.now();
    const days = await findJoinableDays(ctx.db, actor.companyId, now);
    return { days: days.map((row) => presentJoinableDay(row, now)) };
  }),
  bind(calls.getSpecialDayListings, (request, { ctx, actor }) => dayListings(ctx, actor, request)),
  bind(calls.joinSpecialDay, (request, { ctx, actor }) => offerForDay(ctx, actor, request)),
];
