import * as v from 'valibot';
import { address } from '../rules/address.ts';
import { requiredText } from '../rules/required-text.ts';
import { taxOffice } from '../rules/tax-office.ts';
import { taxOrIdentityNumber } from '../rules/tax-or-identity-number.ts';

/** What an invoice is made out to: a company with its tax number, or a person with the identity number. */
export function invoiceDetailsForm() {
  return v.object({
    title: requiredText(2, 150),
    taxOffice: taxOffice(),
    taxOrIdentityNumber: taxOrIdentityNumber(),
    address: address(),
  });
}
