/** The public pages around an account, the same in both apps (specification §2.2). */
export const accountPaths = {
  registerActivation: () => '/account/register-activation',
  gsmVerification: () => '/account/gsm-verification',
  forgotPassword: () => '/account/forgotpassword',
  warningPassword: () => '/account/warningpassword',
  resetSuccess: () => '/account/resetsuccess',
} as const;
