import type { RouteObject } from 'react-router';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';
import type { WalletPage } from './WalletPages.tsx';

const WalletPages = lazyScreen<'WalletPages', { readonly page: WalletPage }>(
  () => import('./WalletPages.tsx'),
  'WalletPages',
  { chunk: 'wallet' },
);

/** Routes of a company's money and its movements (specification §2.2). */
export const walletRoutes: RouteObject[] = [
  { path: '/myprofile/transactions/:page?', element: <WalletPages page="transactions" /> },
  { path: '/myprofile/salesperformance/payouts', element: <WalletPages page="payouts" /> },
  { path: '/myprofile/wallet', element: <WalletPages page="wallet" /> },
];
