import * as v from 'valibot';
import { withSingleSpaces } from '@havan/domain/typed-text';
import * as messages from '../../messages.ts';

/**
 * Returns the rule for a first and last name of letters only, with a hyphen or an apostrophe inside a name at
 * most.
 */
export function fullName() {
  return v.pipe(
    v.string(messages.required),
    v.transform(withSingleSpaces),
    v.nonEmpty(messages.required),
    v.regex(/^\p{L}[\p{L}\p{M}]*(?:[-'’ ]\p{L}[\p{L}\p{M}]*)*$/u, messages.nameCharacters),
    v.includes(' ', messages.fullNameRequired),
    v.maxLength(100, messages.tooLong(100)),
  );
}
