import { ActivationScreen } from './joining/ActivationScreen.tsx';
import { GsmVerificationScreen } from './joining/GsmVerificationScreen.tsx';
import { RegisterActivationScreen } from './joining/RegisterActivationScreen.tsx';
import { RegisterScreen } from './joining/RegisterScreen.tsx';
import { ForgotPasswordScreen } from './passwords/ForgotPasswordScreen.tsx';
import { ResetPasswordScreen } from './passwords/ResetPasswordScreen.tsx';
import { ResetSuccessScreen } from './passwords/ResetSuccessScreen.tsx';
import { SetPasswordScreen } from './passwords/SetPasswordScreen.tsx';
import { WarningPasswordScreen } from './passwords/WarningPasswordScreen.tsx';

const screens = {
  register: RegisterScreen,
  'register-activation': RegisterActivationScreen,
  activation: ActivationScreen,
  'gsm-verification': GsmVerificationScreen,
  forgotpassword: ForgotPasswordScreen,
  resetpassword: ResetPasswordScreen,
  resetsuccess: ResetSuccessScreen,
  setpassword: SetPasswordScreen,
  warningpassword: WarningPasswordScreen,
};
export type AccountPage = keyof typeof screens;

/** Renders the public pages of an account by the end of their path; they are loaded together. */
export function AccountPages({ page }: { readonly page: AccountPage }) {
  const Screen = screens[page];
  return <Screen />;
}
