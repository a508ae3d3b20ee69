import * as v from 'valibot';
import { accountOwner } from '../rules/account-owner.ts';
import { iban } from '../rules/iban.ts';
import { taxOrIdentityNumber } from '../rules/tax-or-identity-number.ts';

/** Where a seller's money is paid out to. */
export function bankDetailsForm() {
  return v.object({
    accountOwner: accountOwner(),
    taxOrIdentityNumber: taxOrIdentityNumber(),
    iban: iban(),
  });
}
