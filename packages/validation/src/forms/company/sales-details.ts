import * as v from 'valibot';
import { kepAddress } from '../../rules/company/kep-address.ts';
import { mersisNo } from '../../rules/company/mersis-no.ts';
import { optionalField } from '../../rules/field/optional-field.ts';

/**
 * Returns the form for KEP and MERSIS of a seller; MERSIS may stay empty where it is not required
 * (specification §5).
 */
export function salesDetailsForm(mersisRequired: boolean) {
  return v.object({
    kepAddress: kepAddress(),
    mersisNo: mersisRequired ? mersisNo() : optionalField(mersisNo()),
  });
}
