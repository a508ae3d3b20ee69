import * as v from 'valibot';
import { isEmail } from '@havan/domain/email';
import { kepMaxLength, kepMinLength } from '@havan/domain/limits';
import * as messages from '../../messages.ts';
import { requiredText } from '../../steps.ts';

/**
 * Returns the rule for a KEP address: required, 2-50 characters, no blank, ends in `.kep.tr` (specification
 * §5); in lower case.
 */
export function kepAddress() {
  return v.pipe(
    requiredText(messages.kepRequired),
    v.regex(/^\S*$/, messages.kepSpaces),
    v.minLength(kepMinLength, messages.kepLength),
    v.maxLength(kepMaxLength, messages.kepLength),
    v.toLowerCase(),
    v.endsWith('.kep.tr', messages.kepSuffix),
    v.check(isEmail, messages.kepFormat),
  );
}
