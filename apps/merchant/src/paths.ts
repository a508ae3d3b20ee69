import type { SharedPaths } from '@havan/features/shell/app-profile';
import { messagesPath } from '@havan/features/messages/messages-path';

/** Every address of the merchant app beneath `/merchant` (specification §2.2, product §3). Links are built here only. */
export const paths = {
  root: () => '/',
  home: () => '/homepage',
  login: (returnUrl?: string) =>
    returnUrl === undefined ? '/account/login' : `/account/login?${new URLSearchParams({ returnUrl })}`,
  register: () => '/account/register',
  signingIn: () => '/signing-in',
  orders: (filter?: string) => (filter === undefined ? '/myprofile/orders' : `/myprofile/orders/${filter}`),
  ordersFound: (q: string) => `/myprofile/orders?${new URLSearchParams({ q })}`,
  order: (type: 'purchased' | 'sold', orderId: number) => `/myprofile/orderdetail/${type}/${orderId}`,
  settings: (subpage?: string) =>
    subpage === undefined ? '/myprofile/settings' : `/myprofile/settings/${subpage}`,
  orderLedger: (type: 'purchased' | 'sold', orderId: number) =>
    `/myprofile/orderdetail/${type}/${orderId}/ledger`,
  wallet: () => '/myprofile/wallet',
  transactions: (page?: 'wallet' | 'approvals') =>
    page === undefined ? '/myprofile/transactions' : `/myprofile/transactions/${page}`,
  corporate: (slug: string) => `/kurumsal/${slug}`,
  service: (slug: string) => `/services/${slug}`,
  questions: () => '/myprofile/listings/questions',
  notifications: () => '/myprofile/notifications',
  messages: messagesPath,
  version: () => '/version',
  offline: () => '/offline',
} as const;

/** The addresses that shared screens need; the account menu shows the areas that this app has screens for. */
export const sharedPaths: SharedPaths = {
  ...paths,
  withoutFooter: [],
  areas: {
    orders: paths.orders(),
    wallet: paths.wallet(),
    transactions: paths.transactions(),
    settings: paths.settings(),
    userInfo: paths.settings(),
    messages: paths.messages(),
    notificationSettings: paths.settings('notification'),
    password: paths.settings('password'),
  },
};
