import * as v from 'valibot';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/** Returns the rule for the security code of a card: four digits on American Express, three on the others. */
export function cardCvc() {
  return v.pipe(requiredText(), asciiDigits(), v.regex(/^[0-9]{3,4}$/, messages.cvcFormat));
}
