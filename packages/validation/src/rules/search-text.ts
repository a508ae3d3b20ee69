import * as v from 'valibot';
import { searchMaxChars, searchMinChars } from '@havan/domain/limits';
import { withSingleSpaces } from '@havan/domain/typed-text';
import * as messages from '../messages.ts';

/** Search text: not empty, from 3 characters on the web, 100 at most (specification §5). */
export function searchText() {
  return v.pipe(
    v.string(messages.searchRequired),
    v.transform(withSingleSpaces),
    v.nonEmpty(messages.searchRequired),
    v.minLength(searchMinChars, messages.tooShort(searchMinChars)),
    v.maxLength(searchMaxChars, messages.tooLong(searchMaxChars)),
  );
}
