import type { RouteObject } from 'react-router';
import { lazyScreen } from '../shell/lazy-screen.ts';

const TransactionsScreen = lazyScreen(() => import('./TransactionsScreen.tsx'), 'TransactionsScreen');
const WalletScreen = lazyScreen(() => import('./WalletScreen.tsx'), 'WalletScreen');

/** What a company holds and how it moved (specification §2.2). */
export const walletRoutes: RouteObject[] = [
  { path: '/myprofile/transactions/:page?', element: <TransactionsScreen /> },
  { path: '/myprofile/wallet', element: <WalletScreen /> },
];
