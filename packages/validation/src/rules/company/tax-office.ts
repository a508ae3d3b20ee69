import * as v from 'valibot';
import { withSingleSpaces } from '@havan/domain/typed-text';
import * as messages from '../../messages.ts';

/** Returns the rule for a tax office: not empty, not a number, no special characters (specification §5). */
export function taxOffice() {
  return v.pipe(
    v.string(messages.required),
    v.transform(withSingleSpaces),
    v.nonEmpty(messages.required),
    v.regex(/[^\p{Nd} ]/u, messages.taxOfficeNumeric),
    v.regex(/^[\p{L}\p{M}\p{Nd} ]+$/u, messages.taxOfficeCharacters),
    v.maxLength(100, messages.tooLong(100)),
  );
}
