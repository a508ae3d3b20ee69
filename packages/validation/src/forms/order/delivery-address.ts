import * as v from 'valibot';
import * as messages from '../../messages.ts';
import { address } from '../../rules/field/address.ts';
import { phone } from '../../rules/account/phone.ts';
import { requiredText } from '../../rules/field/required-text.ts';

const lineLength = 250;

/**
 * Returns the form of a delivery address; the receiver is a person or the pharmacy itself, town an id of the
 * list of districts.
 */
export function deliveryAddressForm() {
  return v.object({
    title: requiredText(2, 40),
    receiver: requiredText(3, 80),
    phone: phone(),
    cityId: chosenId(),
    townId: chosenId(),
    line: v.pipe(
      address(),
      v.minLength(5, messages.tooShort(5)),
      v.maxLength(lineLength, messages.tooLong(lineLength)),
    ),
  });
}

/** Returns the value of a select whose options are ids. */
function chosenId() {
  return v.pipe(
    v.string(messages.selectionRequired),
    v.regex(/^[1-9]\d{0,9}$/, messages.selectionRequired),
    v.transform(Number),
  );
}
