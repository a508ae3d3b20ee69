import * as v from 'valibot';
import { withoutSpaces } from '@havan/domain/typed-text';
import { isVkn } from '@havan/domain/vkn';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/**
 * Returns the rule for the tax number of a company: 10 digits (specification §5) that the check digit
 * confirms; spaces may group them, a sign may not.
 */
export function taxNumber() {
  return v.pipe(
    requiredText(),
    asciiDigits(),
    v.transform(withoutSpaces),
    v.regex(/^[0-9]{10}$/, messages.taxNumberFormat),
    v.check(isVkn, messages.taxNumberImpossible),
  );
}
