import type { RouteObject } from 'react-router';
import { lazyScreen } from '../../shell/lazy-screen.ts';

const SettingsScreen = lazyScreen(() => import('./SettingsScreen.tsx'), 'SettingsScreen');

/** Person, password, devices and staff (specification §2.2). */
export const settingsRoutes: RouteObject[] = [
  { path: '/myprofile/settings/:subpage?', element: <SettingsScreen /> },
];
