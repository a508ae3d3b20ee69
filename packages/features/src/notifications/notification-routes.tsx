import type { RouteObject } from 'react-router';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';

const NotificationsScreen = lazyScreen(() => import('./NotificationsScreen.tsx'), 'NotificationsScreen', {
  chunk: 'notifications',
});

/** Panel that the bell of the header opens; the app passes it to the frame. */
export const NotificationPanel = lazyScreen(
  () => import('./panel/NotificationPanel.tsx'),
  'NotificationPanel',
);

/** Everything that was announced to a company (specification §2.2). */
export const notificationRoutes: RouteObject[] = [
  { path: '/myprofile/notifications', element: <NotificationsScreen /> },
];
