import { holidayCalls } from '@havan/contract/listings/holiday';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { endHoliday, holidayOf, setHoliday } from './holidays.service.ts';

export const holidayRoutes: readonly Binding[] = [
  bind(holidayCalls.getHoliday, (_request, { ctx, actor }) => holidayOf(ctx, actor)),
  bind(holidayCalls.planHoliday, (request, { ctx, actor }) => setHoliday(ctx, actor, request)),
  bind(holidayCalls.endHoliday, (_request, { ctx, actor }) => endHoliday(ctx, actor)),
];
