import * as v from 'valibot';
import { companyTypes } from '@havan/domain/company';
import * as messages from '../messages.ts';
import { address } from '../rules/address.ts';
import { email } from '../rules/email.ts';
import { fullName } from '../rules/full-name.ts';
import { phone } from '../rules/phone.ts';
import { requiredCheckbox } from '../rules/required-checkbox.ts';
import { requiredSelect } from '../rules/required-select.ts';
import { requiredText } from '../rules/required-text.ts';
import { samePasswords } from '../rules/strong-password2.ts';
import { strongPassword } from '../rules/strong-password.ts';
import { taxOffice } from '../rules/tax-office.ts';
import { taxOrIdentityNumber } from '../rules/tax-or-identity-number.ts';
import { username } from '../rules/username.ts';

/** A new company with its first user. The town is one of the list of provinces and districts, by its id. */
export function registerForm() {
  return v.pipe(
    v.object({
      companyType: requiredSelect(companyTypes),
      companyName: requiredText(2, 150),
      taxOrIdentityNumber: taxOrIdentityNumber(),
      taxOffice: taxOffice(),
      townId: v.pipe(v.number(messages.selectionRequired), v.safeInteger(messages.selectionRequired)),
      address: address(),
      fullName: fullName(),
      username: username(),
      email: email(),
      phone: phone(),
      password: strongPassword(),
      passwordAgain: v.string(messages.required),
      agreement: requiredCheckbox(),
    }),
    v.forward(v.partialCheck([['password'], ['passwordAgain']], samePasswords, messages.passwordsDiffer), [
      'passwordAgain',
    ]),
  );
}
