import * as v from 'valibot';
import { withSingleSpaces } from '@havan/domain/typed-text';
import * as messages from '../../messages.ts';

/**
 * Returns the rule for the owner of a bank account: full name without digits or special characters
 * (specification §5). The dots of `Ltd. Şti.` and `A.Ş.` are let through, or no company could be paid.
 */
export function accountOwner() {
  return v.pipe(
    v.string(messages.required),
    v.transform(withSingleSpaces),
    v.nonEmpty(messages.required),
    v.regex(/^\p{L}[\p{L}\p{M}]*(?:(?:\.[-'’ ]?|[-'’ ])\p{L}[\p{L}\p{M}]*)*\.?$/u, messages.nameCharacters),
    v.includes(' ', messages.fullNameRequired),
    v.maxLength(100, messages.tooLong(100)),
  );
}
