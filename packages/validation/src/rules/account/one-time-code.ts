import * as v from 'valibot';
import { withoutSeparators } from '@havan/domain/typed-text';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/** Returns the rule for the six digits sent by SMS or e-mail. */
export function oneTimeCode() {
  return v.pipe(
    requiredText(),
    asciiDigits(),
    v.transform(withoutSeparators),
    v.regex(/^[0-9]{6}$/, messages.codeFormat),
  );
}
