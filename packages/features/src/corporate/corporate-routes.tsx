import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';

const OpenLayout = lazyScreen(() => import('./OpenLayout.tsx'), 'OpenLayout', { chunk: 'open-layout' });
const OpenPages = lazyScreen<'OpenPages', { readonly of: 'company' | 'services' }>(
  () => import('./OpenPages.tsx'),
  'OpenPages',
  { chunk: 'corporate' },
);

/** Returns pages that everybody may read. @param signedIn the frame of the app for those who are signed in */
export const corporateRoutes = (signedIn: ReactNode): RouteObject => ({
  element: <OpenLayout signedIn={signedIn} />,
  children: [
    { path: '/kurumsal/:slug', element: <OpenPages of="company" /> },
    { path: '/services/:slug', element: <OpenPages of="services" /> },
  ],
});
