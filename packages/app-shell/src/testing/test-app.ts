import type { RouteObject } from 'react-router';
import type { AppFacts } from './show-app.tsx';

/** Returns an app with these routes; each link target is the name of its path builder. */
export const testApp = (routes: RouteObject[]): AppFacts => ({
  audience: 'buyer',
  userType: 1,
  basename: '',
  routes,
  paths: {
    home: () => '/homepage',
    login: () => '/account/login',
    signingIn: () => '/signing-in',
    register: () => '/account/register',
    questions: () => '/questions',
    corporate: (slug) => `/corporate/${slug}`,
    service: (slug) => `/service/${slug}`,
    notifications: () => '/notifications',
    messages: () => '/messages',
    support: () => '/support',
    newTicket: () => '/support/new',
    withoutFooter: [],
    orders: () => '/orders',
    order: (type, orderId) => `/order/${type}/${orderId}`,
    settings: () => '/settings',
    orderLedger: (type, orderId) => `/order/${type}/${orderId}/ledger`,
    wallet: () => '/wallet',
    performance: () => '/performance',
    evaluations: () => '/evaluations',
    transactions: () => '/transactions',
    areas: {},
  },
});
