import type { RouteObject } from 'react-router';
import { lazyScreen } from '../shell/lazy-screen.ts';

const RegisterScreen = lazyScreen(() => import('./joining/RegisterScreen.tsx'), 'RegisterScreen');
const RegisterActivationScreen = lazyScreen(
  () => import('./joining/RegisterActivationScreen.tsx'),
  'RegisterActivationScreen',
);
const ActivationScreen = lazyScreen(() => import('./joining/ActivationScreen.tsx'), 'ActivationScreen');
const GsmVerificationScreen = lazyScreen(
  () => import('./joining/GsmVerificationScreen.tsx'),
  'GsmVerificationScreen',
);
const ForgotPasswordScreen = lazyScreen(
  () => import('./passwords/ForgotPasswordScreen.tsx'),
  'ForgotPasswordScreen',
);
const ResetPasswordScreen = lazyScreen(
  () => import('./passwords/ResetPasswordScreen.tsx'),
  'ResetPasswordScreen',
);
const ResetSuccessScreen = lazyScreen(
  () => import('./passwords/ResetSuccessScreen.tsx'),
  'ResetSuccessScreen',
);
const SetPasswordScreen = lazyScreen(() => import('./passwords/SetPasswordScreen.tsx'), 'SetPasswordScreen');
const WarningPasswordScreen = lazyScreen(
  () => import('./passwords/WarningPasswordScreen.tsx'),
  'WarningPasswordScreen',
);

/** The public pages of an account beside the sign-in page, the same in both apps (specification §2.2). */
export const accountRoutes: RouteObject[] = [
  { path: '/account/register', element: <RegisterScreen /> },
  { path: '/account/register-activation', element: <RegisterActivationScreen /> },
  { path: '/account/activation', element: <ActivationScreen /> },
  { path: '/account/gsm-verification', element: <GsmVerificationScreen /> },
  { path: '/account/forgotpassword', element: <ForgotPasswordScreen /> },
  { path: '/account/resetpassword', element: <ResetPasswordScreen /> },
  { path: '/account/resetsuccess', element: <ResetSuccessScreen /> },
  { path: '/account/setpassword', element: <SetPasswordScreen /> },
  { path: '/account/warningpassword', element: <WarningPasswordScreen /> },
];
