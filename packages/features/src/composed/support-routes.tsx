import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';
import type { RouteObject } from 'react-router';

const SupportWithCases = lazyScreen(() => import('./SupportWithCases.tsx'), 'SupportWithCases', {
  chunk: 'support',
});

/** Routes of a company's support (specification §2.2). */
export const supportRoutes: readonly RouteObject[] = [
  { path: '/support-requests', element: <SupportWithCases page="all" /> },
  { path: '/support-requests/action-required', element: <SupportWithCases page="actionRequired" /> },
  { path: '/support-requests/new', element: <SupportWithCases page="new" /> },
  { path: '/support-requests/:ticketId', element: <SupportWithCases page="ticket" /> },
];
