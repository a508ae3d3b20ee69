import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import type { SupportPage } from './support-options.ts';

/** What a company asks of the platform (specification §2.2); both apps mount it with their own `Pages`. */
export const supportRoutes = (Pages: ComponentType<{ readonly page: SupportPage }>): RouteObject[] => [
  { path: '/support-requests', element: <Pages page="all" /> },
  { path: '/support-requests/action-required', element: <Pages page="actionRequired" /> },
  { path: '/support-requests/new', element: <Pages page="new" /> },
  { path: '/support-requests/:ticketId', element: <Pages page="ticket" /> },
];
