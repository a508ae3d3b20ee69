import * as v from 'valibot';
import { parseExpiry } from '@havan/domain/expiry';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/**
 * Returns the rule for an expiry: required, not in the past (specification §5); the output is an ISO day, the
 * last one of a bare month.
 */
export function expiration(now: () => Date) {
  return v.pipe(
    requiredText(messages.expirationRequired),
    asciiDigits(),
    v.transform(parseExpiry),
    v.string(messages.expirationFormat),
    // ISO days compare as text, and a product may be used through its expiry day.
    v.check((day) => day >= istanbulIsoDay(now()), messages.expirationPast),
  );
}

/** Returns the same rule with the no-expiry option, which is null (specification §5). */
export function expirationOrNone(now: () => Date) {
  return v.nullable(expiration(now));
}
