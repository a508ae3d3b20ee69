import * as v from 'valibot';
import { isExpired, parseExpiry } from '@havan/domain/expiry';
import * as messages from '../messages.ts';
import { asciiDigits, requiredText } from '../steps.ts';

/** Expiry: required, not in the past (specification §5); answers with an ISO day, the last one of a bare month. */
export function expiration(now: () => Date) {
  return v.pipe(
    requiredText(messages.expirationRequired),
    asciiDigits(),
    v.transform(parseExpiry),
    v.string(messages.expirationFormat),
    v.check((day) => !isExpired(day, now()), messages.expirationPast),
  );
}

/** The same with the no-expiry option, which is null (specification §5). */
export function expirationOrNone(now: () => Date) {
  return v.nullable(expiration(now));
}
