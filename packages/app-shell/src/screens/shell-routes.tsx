import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { lazyScreen } from '../loading/lazy-screen.ts';

/** The 404 page in a chunk of its own, for screens whose address may hold an unknown id. */
export const NotFoundScreen = lazyScreen<'NotFoundScreen'>(
  () => import('./NotFoundScreen.tsx'),
  'NotFoundScreen',
  {
    chunk: 'not-found',
  },
);
const NotFoundFrame = lazyScreen<'NotFoundFrame', { readonly signedIn: ReactNode }>(
  () => import('./NotFoundScreen.tsx'),
  'NotFoundFrame',
  {
    chunk: 'not-found',
  },
);
const OfflineScreen = lazyScreen(() => import('./OfflineScreen.tsx'), 'OfflineScreen', { chunk: 'offline' });
const UtilityPages = lazyScreen<'UtilityPages', { readonly page: 'version' | 'uiKit' }>(
  () => import('./UtilityPages.tsx'),
  'UtilityPages',
  { chunk: 'utility' },
);

/**
 * Returns the public utility routes of both apps; `*` is the 404 page. @param signedIn the frame of the app for those who
 * are signed in
 */
export const shellRoutes = (signedIn: ReactNode): RouteObject[] => [
  { path: '/version', element: <UtilityPages page="version" /> },
  { path: '/offline', element: <OfflineScreen /> },
  { path: '/ui-kit', element: <UtilityPages page="uiKit" /> },
  {
    element: <NotFoundFrame signedIn={signedIn} />,
    children: [{ path: '*', element: <NotFoundScreen /> }],
  },
];
