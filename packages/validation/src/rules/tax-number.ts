import * as v from 'valibot';
import { withoutSeparators } from '@havan/domain/typed-text';
import { isVkn } from '@havan/domain/vkn';
import * as messages from '../messages.ts';
import { asciiDigits, requiredText } from '../steps.ts';

/** Tax number of a company: 10 digits (specification §5) that the check digit confirms. */
export function taxNumber() {
  return v.pipe(
    requiredText(),
    asciiDigits(),
    v.transform(withoutSeparators),
    v.regex(/^[0-9]{10}$/, messages.taxNumberFormat),
    v.check(isVkn, messages.taxNumberImpossible),
  );
}
