import { accountRoutes } from '@havan/features/account/account-routes';
import { sessionRoutes } from '@havan/features/session/session-routes';
import { corporateRoutes } from '@havan/features/shell/corporate/corporate-routes';
import { lazyScreen } from '@havan/features/shell/lazy-screen';
import { shellRoutes } from '@havan/features/shell/shell-routes';
import { Navigate, type RouteObject } from 'react-router';
import { paths } from './paths.ts';

const Layout = lazyScreen(() => import('./layout/Layout.tsx'), 'Layout');
const Desk = lazyScreen(() => import('./layout/Desk.tsx'), 'Desk');
const HomeScreen = lazyScreen(() => import('./features/home/HomeScreen.tsx'), 'HomeScreen');
const SoldOrdersScreen = lazyScreen(
  () => import('./features/orders/SoldOrdersScreen.tsx'),
  'SoldOrdersScreen',
);
const OrderLedgerScreen = lazyScreen(
  () => import('@havan/features/orders/OrderLedgerScreen'),
  'OrderLedgerScreen',
);
const WalletScreen = lazyScreen(() => import('@havan/features/wallet/WalletScreen'), 'WalletScreen');
const TransactionsScreen = lazyScreen(
  () => import('@havan/features/wallet/TransactionsScreen'),
  'TransactionsScreen',
);
const OrderDetailScreen = lazyScreen(
  () => import('@havan/features/orders/OrderDetailScreen'),
  'OrderDetailScreen',
);
const SettingsScreen = lazyScreen(
  () => import('@havan/features/account/settings/SettingsScreen'),
  'SettingsScreen',
);

const NotificationsScreen = lazyScreen(
  () => import('@havan/features/shell/notifications/NotificationsScreen'),
  'NotificationsScreen',
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
          { path: '/myprofile/notifications', element: <NotificationsScreen /> },
          { path: '/myprofile/orderdetail/:type/:id', element: <OrderDetailScreen /> },
          { path: '/myprofile/settings/:subpage?', element: <SettingsScreen /> },
          { path: '/myprofile/orderdetail/:type/:id/ledger', element: <OrderLedgerScreen /> },
          { path: '/myprofile/transactions/:page?', element: <TransactionsScreen /> },
          { path: '/myprofile/wallet', element: <WalletScreen /> },
        ],
      },
    ],
  },
  corporateRoutes(<Layout />),
  ...shellRoutes,
];
