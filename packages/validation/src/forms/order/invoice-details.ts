import * as v from 'valibot';
import { address } from '../../rules/field/address.ts';
import { legalName } from '../../rules/company/legal-name.ts';
import { taxOffice } from '../../rules/company/tax-office.ts';
import { taxOrIdentityNumber } from '../../rules/company/tax-or-identity-number.ts';

/** Returns the form of billing data: a company with its tax number, or a person with the identity number. */
export function invoiceDetailsForm() {
  return v.object({
    title: legalName(),
    taxOffice: taxOffice(),
    taxOrIdentityNumber: taxOrIdentityNumber(),
    address: address(),
  });
}
