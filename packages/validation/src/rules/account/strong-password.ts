import * as v from 'valibot';
import { passwordMaxLength, passwordMinLength } from '@havan/domain/limits';
import { isCommonPassword } from '../../common-passwords.ts';
import * as messages from '../../messages.ts';

/**
 * Returns the rule for a password: upper case, lower case and a digit, 8-32 characters (specification §5),
 * and no common one.
 */
export function strongPassword() {
  return v.pipe(
    v.string(messages.required),
    v.nonEmpty(messages.required),
    v.minLength(passwordMinLength, messages.passwordLength),
    v.maxLength(passwordMaxLength, messages.passwordLength),
    v.check(
      (text) => /\p{Lu}/u.test(text) && /\p{Ll}/u.test(text) && /[0-9]/.test(text),
      messages.passwordStrength,
    ),
    v.check((text) => !isCommonPassword(text), messages.passwordCommon),
  );
}
