import * as v from 'valibot';
import { withSingleSpaces } from '@havan/domain/typed-text';
import * as messages from '../../messages.ts';

const maxLength = 500;

/** Returns the rule for a postal address: not empty, not only a number (specification §5). */
export function address() {
  return v.pipe(
    v.string(messages.required),
    v.transform(withSingleSpaces),
    v.nonEmpty(messages.required),
    v.regex(/[^\p{Nd}\s]/u, messages.addressNumeric),
    v.maxLength(maxLength, messages.tooLong(maxLength)),
  );
}
