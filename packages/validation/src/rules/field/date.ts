import * as v from 'valibot';
import { formatIsoDay, parseDay } from '@havan/domain/istanbul';
import * as messages from '../../messages.ts';

/** A day as `DD.MM.YYYY`, exactly (specification §5); answers with an ISO day. */
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
