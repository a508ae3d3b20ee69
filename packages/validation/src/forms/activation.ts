import * as v from 'valibot';
import { email } from '../rules/email.ts';
import { oneTimeCode } from '../rules/one-time-code.ts';

/** Activating an account with the code from the e-mail. */
export function activationForm() {
  return v.object({ email: email(), code: oneTimeCode() });
}
