import * as v from 'valibot';
import { email } from '../../rules/account/email.ts';

/** Returns the form to request a link to set a new password. */
export function forgotPasswordForm() {
  return v.object({ email: email() });
}
