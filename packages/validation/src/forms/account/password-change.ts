import * as v from 'valibot';
import * as messages from '../../messages.ts';
import { samePasswords } from '../../rules/account/strong-password2.ts';
import { strongPassword } from '../../rules/account/strong-password.ts';

/** Returns the form to change the password while signed in: the old one, and a new one twice. */
export function passwordChangeForm() {
  return v.pipe(
    v.object({
      currentPassword: v.pipe(v.string(messages.required), v.nonEmpty(messages.required)),
      password: strongPassword(),
      passwordAgain: v.string(messages.required),
    }),
    v.forward(v.partialCheck([['password'], ['passwordAgain']], samePasswords, messages.passwordsDiffer), [
      'passwordAgain',
    ]),
    v.forward(
      v.partialCheck(
        [['currentPassword'], ['password']],
        (form) => form.currentPassword !== form.password,
        messages.passwordUnchanged,
      ),
      ['password'],
    ),
  );
}
