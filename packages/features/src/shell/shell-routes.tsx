import type { RouteObject } from 'react-router';
import { lazyScreen } from './lazy-screen.ts';

/** For screens whose address may name nothing: the 404 page, in a chunk of its own. */
export const NotFoundScreen = lazyScreen(() => import('./NotFoundScreen.tsx'), 'NotFoundScreen');
const OfflineScreen = lazyScreen(() => import('./OfflineScreen.tsx'), 'OfflineScreen');
const UiKitScreen = lazyScreen(() => import('./UiKitScreen.tsx'), 'UiKitScreen');
const VersionScreen = lazyScreen(() => import('./VersionScreen.tsx'), 'VersionScreen');

/** The public odds and ends that both apps have; `*` is the 404 page. */
export const shellRoutes: RouteObject[] = [
  { path: '/version', element: <VersionScreen /> },
  { path: '/offline', element: <OfflineScreen /> },
  { path: '/ui-kit', element: <UiKitScreen /> },
  { path: '*', element: <NotFoundScreen /> },
];
