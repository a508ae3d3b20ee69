import type { RouteObject } from 'react-router';
import { lazyScreen } from '@havan/app-shell/loading/lazy-screen';

const SettingsScreen = lazyScreen(() => import('./SettingsScreen.tsx'), 'SettingsScreen', {
  chunk: 'settings',
});

/** Person, password, devices and staff (specification §2.2). */
export const settingsRoutes: RouteObject[] = [
  { path: '/myprofile/settings/:subpage?', element: <SettingsScreen /> },
];
