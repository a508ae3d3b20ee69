import * as v from 'valibot';
import { companyTypes } from '@havan/domain/company';
import * as messages from '../../messages.ts';
import { address } from '../../rules/field/address.ts';
import { legalName } from '../../rules/company/legal-name.ts';
import { email } from '../../rules/account/email.ts';
import { fullName } from '../../rules/account/full-name.ts';
import { phone } from '../../rules/account/phone.ts';
import { requiredCheckbox } from '../../rules/field/required-checkbox.ts';
import { requiredSelect } from '../../rules/field/required-select.ts';
import { samePasswords } from '../../rules/account/strong-password2.ts';
import { strongPassword } from '../../rules/account/strong-password.ts';
import { taxOffice } from '../../rules/company/tax-office.ts';
import { taxOrIdentityNumber } from '../../rules/company/tax-or-identity-number.ts';
import { username } from '../../rules/account/username.ts';

/**
 * Returns the form of a new company with its first user. The town is one of the list of provinces and
 * districts, by its id.
 */
export function registerForm() {
  return v.pipe(
    v.object({
      companyType: requiredSelect(companyTypes),
      companyName: legalName(),
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
