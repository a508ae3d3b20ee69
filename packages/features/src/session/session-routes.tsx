import type { RouteObject } from 'react-router';
import { lazyScreen } from '../shell/lazy-screen.ts';

const LoginScreen = lazyScreen(() => import('./LoginScreen.tsx'), 'LoginScreen');
const SigningInScreen = lazyScreen(() => import('./SigningInScreen.tsx'), 'SigningInScreen');

/** The public routes around a session, the same in both apps. */
export const sessionRoutes: RouteObject[] = [
  { path: '/signing-in', element: <SigningInScreen /> },
  { path: '/account/login', element: <LoginScreen /> },
];
