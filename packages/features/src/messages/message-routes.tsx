import type { RouteObject } from 'react-router';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';

const MessagesScreen = lazyScreen(() => import('./MessagesScreen.tsx'), 'MessagesScreen', {
  chunk: 'messages',
});

/** Routes of the messages between buyers and sellers (specification §2.2); mounted by both apps. */
export const messageRoutes: RouteObject[] = [{ path: '/myprofile/messages', element: <MessagesScreen /> }];
