import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router';
import { lazyScreen } from '../lazy-screen.ts';

const OpenLayout = lazyScreen(() => import('./OpenLayout.tsx'), 'OpenLayout');
const CorporateScreen = lazyScreen(() => import('./CorporateScreen.tsx'), 'CorporateScreen');
const ServiceScreen = lazyScreen(() => import('./ServiceScreen.tsx'), 'ServiceScreen');

/** Pages that everybody may read. @param signedIn the frame of the app for those who are signed in */
export const corporateRoutes = (signedIn: ReactNode): RouteObject => ({
  element: <OpenLayout signedIn={signedIn} />,
  children: [
    { path: '/kurumsal/:slug', element: <CorporateScreen /> },
    { path: '/services/:slug', element: <ServiceScreen /> },
  ],
});
