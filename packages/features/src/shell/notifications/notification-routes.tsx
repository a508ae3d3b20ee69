import type { RouteObject } from 'react-router';
import { lazyScreen } from '../lazy-screen.ts';

const NotificationsScreen = lazyScreen(() => import('./NotificationsScreen.tsx'), 'NotificationsScreen');

/** Everything that was announced to a company (specification §2.2). */
export const notificationRoutes: RouteObject[] = [
  { path: '/myprofile/notifications', element: <NotificationsScreen /> },
];
