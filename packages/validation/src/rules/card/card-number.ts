import * as v from 'valibot';
import { hasCardLength, isLuhn } from '@havan/domain/card';
import { withoutSeparators } from '@havan/domain/typed-text';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/**
 * Returns the rule for a card number by the Luhn check (specification §5), 13-19 digits; the output holds
 * digits only.
 */
export function cardNumber() {
  return v.pipe(
    requiredText(),
    asciiDigits(),
    v.transform(withoutSeparators),
    v.regex(/^[0-9]+$/, messages.cardNumberDigits),
    v.check(hasCardLength, messages.cardNumberLength),
    v.check(isLuhn, messages.cardNumberImpossible),
  );
}
