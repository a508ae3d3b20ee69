import * as v from 'valibot';
import { formatIsoDay, parseDay } from '@havan/domain/istanbul';
import * as messages from '../../messages.ts';

/** Returns the rule for a day as `DD.MM.YYYY`, exactly (specification §5); the output is an ISO day. */
export function date() {
  return v.pipe(
    v.string(messages.required),
    v.nonEmpty(messages.required),
    v.transform((text) => {
      const day = parseDay(text);
      return day && formatIsoDay(day);
    }),
    v.string(messages.dateFormat),
  );
}
