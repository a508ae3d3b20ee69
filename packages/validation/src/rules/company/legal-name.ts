import * as v from 'valibot';
import { withSingleSpaces } from '@havan/domain/typed-text';
import * as messages from '../../messages.ts';
import { requiredText } from '../../steps.ts';

/** Letters of any script with their marks, digits, spaces, and the signs that trade registers write. */
const characters = /^[\p{L}\p{M}\p{Nd} .,&'’()/+*:;!"“”-]+$/u;

/** Returns the rule for the name of a company: no emoji, no control characters, and at least one letter. */
export function legalName() {
  return v.pipe(
    requiredText(),
    v.transform(withSingleSpaces),
    v.regex(characters, messages.legalNameCharacters),
    v.regex(/\p{L}/u, messages.legalNameCharacters),
    v.minLength(2, messages.tooShort(2)),
    v.maxLength(150, messages.tooLong(150)),
  );
}
