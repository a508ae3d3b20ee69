import { headerBadgesQuery } from '@havan/api-client/queries/notifications/support';
import { menuItems } from '@havan/app-shell/menu/menu-row';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { useBasicInfos } from '@havan/app-shell/profile/use-basic-infos';
import { memberMay } from '@havan/contract/member-may';
import type { Area } from '@havan/domain/access';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { useWaitingCases } from '../features/cases/use-waiting-cases.ts';
import { useWaitingQuestions } from '../features/home/use-waiting-questions.ts';
import { workWaiting } from '../features/home/work-of-today.ts';
import { useWaitingOrders } from '../features/orders/use-waiting-orders.ts';
import { menuRows } from './menu-rows.tsx';

/** Returns the items of the seller's menu that this company may enter, with the counts of waiting work. */
export function useNavItems() {
  const { api, flags } = useAppProfile();
  const { pathname } = useLocation();
  const infos = useBasicInfos();
  const may = (area: Area) => infos?.areas.includes(area) ?? null;
  const orders = workWaiting(useWaitingOrders().data?.counts ?? []);
  const cases = useWaitingCases(may('orders') === true) ?? 0;
  const questions = useWaitingQuestions(may('listings') === true) ?? 0;
  const messages = infos?.globalActionFields.message ?? 0;
  const badges = useQuery(headerBadgesQuery(api)).data;
  const support = badges?.find(({ name }) => name === 'supportTickets')?.count ?? 0;
  const rows = menuRows.filter(
    ({ flag, call }) =>
      (flag === undefined || flags.isOn(flag)) && (!call || !infos || memberMay(infos.user, call)),
  );
  return menuItems(rows, { pathname, may, counts: { orders, cases, questions, messages, support } });
}
