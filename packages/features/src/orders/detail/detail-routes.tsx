import type { RouteObject } from 'react-router';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';

const OrderPages = lazyScreen<'OrderPages', { readonly page: 'order' | 'ledger' }>(
  () => import('../ledger/OrderPages.tsx'),
  'OrderPages',
  { chunk: 'order-detail' },
);

/** One order, bought or sold, and its postings (specification §2.2). */
export const orderDetailRoutes: RouteObject[] = [
  { path: '/myprofile/orderdetail/:type/:id', element: <OrderPages page="order" /> },
  { path: '/myprofile/orderdetail/:type/:id/ledger', element: <OrderPages page="ledger" /> },
];
