import * as v from 'valibot';
import * as messages from '../../messages.ts';
import { requiredText as nonEmptyText } from '../../steps.ts';

/** Returns the default rule: required, with messages for its least and greatest length (specification §5). */
export function requiredText(min: number, max: number) {
  return v.pipe(
    nonEmptyText(),
    v.minLength(min, messages.tooShort(min)),
    v.maxLength(max, messages.tooLong(max)),
  );
}
