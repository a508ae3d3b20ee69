import * as v from 'valibot';
import { email } from '../../rules/account/email.ts';
import { oneTimeCode } from '../../rules/account/one-time-code.ts';

/** Returns the form to activate an account with the code from the e-mail. */
export function activationForm() {
  return v.object({ email: email(), code: oneTimeCode() });
}
