import * as v from 'valibot';
import * as messages from '../../messages.ts';
import { legalName } from '../../rules/company/legal-name.ts';
import { taxOffice } from '../../rules/company/tax-office.ts';
import { taxOrIdentityNumber } from '../../rules/company/tax-or-identity-number.ts';
import { address } from '../../rules/field/address.ts';

/** Returns the form of a company's change request; the same rules as at registration. */
export function companyChangeForm() {
  return v.object({
    tradeName: legalName(),
    taxNumber: taxOrIdentityNumber(),
    taxOffice: taxOffice(),
    townId: v.pipe(v.number(messages.selectionRequired), v.safeInteger(messages.selectionRequired)),
    address: address(),
  });
}
