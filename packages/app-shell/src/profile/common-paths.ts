/** The addresses that the buyer's and the merchant's app have in common (specification §2.2). */
export const commonPaths = {
  root: () => '/',
  home: () => '/homepage',
  login: (returnUrl?: string) =>
    returnUrl === undefined ? '/account/login' : `/account/login?${new URLSearchParams({ returnUrl })}`,
  register: () => '/account/register',
  signingIn: () => '/signing-in',
  orders: (filter?: string) => (filter === undefined ? '/myprofile/orders' : `/myprofile/orders/${filter}`),
  order: (type: 'purchased' | 'sold', orderId: number) => `/myprofile/orderdetail/${type}/${orderId}`,
  orderLedger: (type: 'purchased' | 'sold', orderId: number) =>
    `/myprofile/orderdetail/${type}/${orderId}/ledger`,
  wallet: () => '/myprofile/wallet',
  performance: () => '/myprofile/salesperformance',
  evaluations: () => '/myprofile/evaluations',
  transactions: (page?: 'wallet' | 'approvals' | 'statements' | 'bonus' | 'points') =>
    page === undefined ? '/myprofile/transactions' : `/myprofile/transactions/${page}`,
  settings: (subpage?: string) =>
    subpage === undefined ? '/myprofile/settings' : `/myprofile/settings/${subpage}`,
  corporate: (slug: string) => `/kurumsal/${slug}`,
  service: (slug: string) => `/services/${slug}`,
  questions: () => '/myprofile/listings/questions',
  notifications: () => '/myprofile/notifications',
  version: () => '/version',
  offline: () => '/offline',
} as const;
