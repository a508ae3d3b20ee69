import { receivedQuestionsQuery } from '@havan/api-client/queries/product-page';
import { useAppProfile } from '@havan/features/shell/app-profile';
import { useBasicInfos, useMayEnter } from '@havan/features/shell/use-basic-infos';
import { CardIcon, ChartIcon, HelpIcon, MessageIcon, OrdersIcon, WalletIcon } from '@havan/ui/icons';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { workWaiting } from '../features/home/work-of-today.ts';
import { useWaitingOrders } from '../features/orders/use-waiting-orders.ts';
import { paths } from '../paths.ts';
import { layoutTexts } from './layout-texts.ts';

/** The places of the desk that have a screen and that this company may enter (specification §6). */
export function usePlaces() {
  const { api } = useAppProfile();
  const { pathname } = useLocation();
  const waiting = workWaiting(useWaitingOrders().data?.counts ?? []);
  const mayOrder = useMayEnter('orders') !== false;
  const mayList = useMayEnter('listings') === true;
  const received = useInfiniteQuery({ ...receivedQuestionsQuery(api, 'waiting'), enabled: mayList });
  const asked = received.data?.pages[0]?.counts.waiting ?? 0;
  const mayTalk = useMayEnter('messages') === true;
  const unread = useBasicInfos()?.globalActionFields.message ?? 0;
  const hasWallet = useMayEnter('wallet') === true;
  const hasAccount = useMayEnter('transactions') === true;
  return [
    {
      id: 'home',
      label: layoutTexts.home,
      icon: <ChartIcon />,
      href: paths.home(),
      current: pathname === paths.home(),
    },
    ...(mayOrder
      ? [
          {
            id: 'orders',
            label: layoutTexts.orders,
            icon: <OrdersIcon />,
            href: paths.orders(),
            current: pathname.startsWith('/myprofile/order'),
            ...(waiting > 0 && { count: waiting }),
          },
        ]
      : []),
    ...(mayList
      ? [
          {
            id: 'questions',
            label: layoutTexts.questions,
            icon: <HelpIcon />,
            href: paths.questions(),
            current: pathname === paths.questions(),
            ...(asked > 0 && { count: asked }),
          },
        ]
      : []),
    ...(mayTalk
      ? [
          {
            id: 'messages',
            label: layoutTexts.messages,
            icon: <MessageIcon />,
            href: paths.messages(),
            current: pathname === paths.messages(),
            ...(unread > 0 && { count: unread }),
          },
        ]
      : []),
    ...(hasAccount
      ? [
          {
            id: 'transactions',
            label: layoutTexts.transactions,
            icon: <CardIcon />,
            href: paths.transactions(),
            current: pathname.startsWith('/myprofile/transactions'),
          },
        ]
      : []),
    ...(hasWallet
      ? [
          {
            id: 'wallet',
            label: layoutTexts.wallet,
            icon: <WalletIcon />,
            href: paths.wallet(),
            current: pathname === paths.wallet(),
          },
        ]
      : []),
  ];
}
