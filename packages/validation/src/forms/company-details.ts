import * as v from 'valibot';
import { address } from '../rules/address.ts';
import { email } from '../rules/email.ts';
import { phone } from '../rules/phone.ts';
import { requiredText } from '../rules/required-text.ts';
import { taxOffice } from '../rules/tax-office.ts';
import { taxOrIdentityNumber } from '../rules/tax-or-identity-number.ts';

/** What a company shows of itself and what its invoices are made out to. */
export function companyDetailsForm() {
  return v.object({
    tradeName: requiredText(2, 150),
    taxOffice: taxOffice(),
    taxOrIdentityNumber: taxOrIdentityNumber(),
    email: email(),
    phone: phone(),
    city: requiredText(2, 50),
    town: requiredText(2, 50),
    address: address(),
  });
}
