import { operatorSpecialDayCalls as calls } from '@havan/contract/backoffice/content/special-days';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { presentOperatorDay } from './special-days.presenter.ts';
import { decideOffers, offersOfDay, saveDay, turnDay } from './special-days.service.ts';
import { findDays } from './special-days.sql.ts';

export const operatorSpecialDayRoutes: readonly Binding[] = [
  bind(calls.getOperatorSpecialDays, async (_, { ctx }) => {
    const now = ctx.clock.now();
    return { days: (await findDays(ctx.db)).map((row) => presentOperatorDay(row, now)) };
  }),
  bind(calls.saveSpecialDay, (request, { ctx, operator, caller }) => saveDay(ctx, operator, caller, request)),
  bind(calls.turnSpecialDay, (request, { ctx, operator, caller }) => turnDay(ctx, operator, caller, request)),
  bind(calls.getSpecialDayOffers, ({ specialDayId }, { ctx }) => offersOfDay(ctx, specialDayId)),
  bind(calls.decideSpecialDayOffers, (request, { ctx, operator, caller }) =>
    decideOffers(ctx, operator, caller, request),
  ),
];
