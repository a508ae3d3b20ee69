import type { RouteObject } from 'react-router';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';
import type { AccountPage } from './AccountPages.tsx';

const AccountPages = lazyScreen<'AccountPages', { readonly page: AccountPage }>(
  () => import('./AccountPages.tsx'),
  'AccountPages',
  { chunk: 'account' },
);

const pages: readonly AccountPage[] = [
  'register',
  'register-activation',
  'activation',
  'gsm-verification',
  'forgotpassword',
  'resetpassword',
  'resetsuccess',
  'setpassword',
  'warningpassword',
];

/** The public pages of an account beside the sign-in page, the same in both apps (specification §2.2). */
export const accountRoutes: RouteObject[] = pages.map((page) => ({
  path: `/account/${page}`,
  element: <AccountPages page={page} />,
}));
