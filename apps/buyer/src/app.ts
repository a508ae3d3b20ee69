import { userTypes } from '@havan/domain/company';
import { sharedPaths } from './paths.ts';
import { routes } from './routes.tsx';

/** What makes this app: in the browser as well as in the build, which paints its first frames. */
export const app = {
  audience: 'buyer',
  userType: userTypes.buyer,
  basename: '',
  density: 'comfortable',
  paths: sharedPaths,
  routes,
} as const;
