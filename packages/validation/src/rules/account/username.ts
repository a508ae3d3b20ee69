import * as v from 'valibot';
import { usernameMaxLength, usernameMinLength } from '@havan/domain/limits';
import * as messages from '../../messages.ts';
import { requiredText } from '../../steps.ts';

/** Returns the rule for a user name without Turkish letters, 5-15 characters (specification §5). */
export function username() {
  return v.pipe(
    requiredText(),
    v.check((text) => !/[ıİşŞğĞüÜöÖçÇâÂîÎûÛ]/.test(text), messages.usernameTurkishLetters),
    v.minLength(usernameMinLength, messages.usernameLength),
    v.maxLength(usernameMaxLength, messages.usernameLength),
    v.regex(/^[A-Za-z0-9._-]+$/, messages.usernameCharacters),
  );
}
