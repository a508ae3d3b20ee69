import * as v from 'valibot';
import { isGln } from '@havan/domain/gln';
import { withoutSeparators } from '@havan/domain/typed-text';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/**
 * Returns the rule for a Global Location Number of a company: thirteen digits that the check digit confirms.
 */
export function gln() {
  return v.pipe(
    requiredText(),
    asciiDigits(),
    v.transform(withoutSeparators),
    v.regex(/^[0-9]{13}$/, messages.glnFormat),
    v.check(isGln, messages.glnImpossible),
  );
}
