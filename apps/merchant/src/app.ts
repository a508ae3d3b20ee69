import { HeldScreens } from '@havan/app-shell/frame/held-page';
import { userTypes } from '@havan/domain/company';
import { sharedPaths } from './paths.ts';
import { routes } from './routes.tsx';

/** Definition of this app, for the browser and for the build, which prerenders its first frames. */
export const app = {
  audience: 'merchant',
  userType: userTypes.merchant,
  basename: '/merchant',
  density: 'compact',
  paths: sharedPaths,
  routes,
  Screens: HeldScreens,
} as const;
