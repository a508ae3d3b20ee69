import * as v from 'valibot';
import * as messages from '../../messages.ts';
import { email } from '../../rules/account/email.ts';
import { fullName } from '../../rules/account/full-name.ts';
import { phone } from '../../rules/account/phone.ts';
import { requiredSelect } from '../../rules/field/required-select.ts';
import { samePasswords } from '../../rules/account/strong-password2.ts';
import { strongPassword } from '../../rules/account/strong-password.ts';
import { username } from '../../rules/account/username.ts';

/** Returns the form to invite a person into the company. */
export function invitationForm() {
  return v.object({ email: email(), role: requiredSelect(['owner', 'staff']) });
}

/** Returns the form of an invited person. */
export function acceptInvitationForm() {
  return v.pipe(
    v.object({
      fullName: fullName(),
      username: username(),
      phone: phone(),
      password: strongPassword(),
      passwordAgain: v.string(messages.required),
    }),
    v.forward(v.partialCheck([['password'], ['passwordAgain']], samePasswords, messages.passwordsDiffer), [
      'passwordAgain',
    ]),
  );
}
