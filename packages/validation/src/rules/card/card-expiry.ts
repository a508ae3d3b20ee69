import * as v from 'valibot';
import { isCardExpired, parseCardExpiry } from '@havan/domain/card';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/** Returns the rule for `MM/YY`, good through the last day of its month in Istanbul (specification §5). */
export function cardExpiry(now: () => Date) {
  return v.pipe(
    requiredText(),
    asciiDigits(),
    v.transform((text) => text.replace(/\s/g, '')),
    v.check((text) => parseCardExpiry(text) !== null, messages.cardExpiryFormat),
    v.check((text) => !isCardExpired(text, now()), messages.cardExpired),
  );
}
