import { accountRoutes } from '@havan/features/account/account-routes';
import { settingsRoutes } from '@havan/features/account/settings/settings-routes';
import { messageRoutes } from '@havan/features/messages/message-routes';
import { orderDetailRoutes } from '@havan/features/orders/detail-routes';
import { questionRoutes } from '@havan/features/questions/question-routes';
import { sessionRoutes } from '@havan/features/session/session-routes';
import { corporateRoutes } from '@havan/features/shell/corporate/corporate-routes';
import { lazyScreen } from '@havan/features/shell/lazy-screen';
import { notificationRoutes } from '@havan/features/shell/notifications/notification-routes';
import { shellRoutes } from '@havan/features/shell/shell-routes';
import { walletRoutes } from '@havan/features/wallet/wallet-routes';
import { Navigate, type RouteObject } from 'react-router';
import { paths } from './paths.ts';

const Layout = lazyScreen(() => import('./layout/Layout.tsx'), 'Layout');
const Desk = lazyScreen(() => import('./layout/Desk.tsx'), 'Desk');
const HomeScreen = lazyScreen(() => import('./features/home/HomeScreen.tsx'), 'HomeScreen');
const SoldOrdersScreen = lazyScreen(
  () => import('./features/orders/SoldOrdersScreen.tsx'),
  'SoldOrdersScreen',
);

/** The whole route table of the merchant app beneath `/merchant`, in the order of specification §2.2. */
export const routes: RouteObject[] = [
  ...sessionRoutes,
  ...accountRoutes,
  {
    element: <Layout />,
    children: [
      {
        element: <Desk />,
        children: [
          { path: '/', element: <Navigate to={paths.home()} replace /> },
          { path: '/homepage', element: <HomeScreen /> },
          { path: '/myprofile/orders/:filter?', element: <SoldOrdersScreen /> },
          ...notificationRoutes,
          ...messageRoutes,
          ...questionRoutes,
          ...orderDetailRoutes,
          ...settingsRoutes,
          ...walletRoutes,
        ],
      },
    ],
  },
  corporateRoutes(<Layout />),
  ...shellRoutes,
];
