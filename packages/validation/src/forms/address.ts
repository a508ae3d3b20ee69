import * as v from 'valibot';
import { address } from '../rules/address.ts';
import { fullName } from '../rules/full-name.ts';
import { phone } from '../rules/phone.ts';
import { requiredText } from '../rules/required-text.ts';

/** A delivery or invoice address. City and town are names from the list of provinces and districts. */
export function addressForm() {
  return v.object({
    title: requiredText(2, 50),
    recipient: fullName(),
    phone: phone(),
    city: requiredText(2, 50),
    town: requiredText(2, 50),
    address: address(),
  });
}
