import * as v from 'valibot';
import { isTckn } from '@havan/domain/tckn';
import { withoutSpaces } from '@havan/domain/typed-text';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/**
 * Returns the rule for a Turkish identity number: 11 digits (specification §5) that its two check digits
 * confirm; spaces may group them, a sign may not.
 */
export function identityNumber() {
  return v.pipe(
    requiredText(),
    asciiDigits(),
    v.transform(withoutSpaces),
    v.regex(/^[0-9]{11}$/, messages.identityNumberFormat),
    v.check(isTckn, messages.identityNumberImpossible),
  );
}
