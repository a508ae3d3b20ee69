import type { RouteObject } from 'react-router';
import { lazyScreen } from '../../loading/lazy-screen.ts';

const LoginScreen = lazyScreen(() => import('./LoginScreen.tsx'), 'LoginScreen', { chunk: 'login' });
const SigningInScreen = lazyScreen(() => import('./SigningInScreen.tsx'), 'SigningInScreen', {
  chunk: 'account',
});

/** The public routes around a session, the same in both apps. */
export const sessionRoutes: RouteObject[] = [
  { path: '/signing-in', element: <SigningInScreen /> },
  { path: '/account/login', element: <LoginScreen /> },
];
