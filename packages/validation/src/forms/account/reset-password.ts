import * as v from 'valibot';
import * as messages from '../../messages.ts';
import { samePasswords } from '../../rules/account/strong-password2.ts';
import { strongPassword } from '../../rules/account/strong-password.ts';

/** Returns the form to set a new password by the link that was mailed. */
export function resetPasswordForm() {
  return v.pipe(
    v.object({ password: strongPassword(), passwordAgain: v.string(messages.required) }),
    v.forward(v.partialCheck([['password'], ['passwordAgain']], samePasswords, messages.passwordsDiffer), [
      'passwordAgain',
    ]),
  );
}
