import type { RouteObject } from 'react-router';
import { lazyScreen } from '../shell/lazy-screen.ts';

const OrderDetailScreen = lazyScreen(() => import('./OrderDetailScreen.tsx'), 'OrderDetailScreen');
const OrderLedgerScreen = lazyScreen(() => import('./OrderLedgerScreen.tsx'), 'OrderLedgerScreen');

/** One order, bought or sold, and its postings (specification §2.2). */
export const orderDetailRoutes: RouteObject[] = [
  { path: '/myprofile/orderdetail/:type/:id', element: <OrderDetailScreen /> },
  { path: '/myprofile/orderdetail/:type/:id/ledger', element: <OrderLedgerScreen /> },
];
