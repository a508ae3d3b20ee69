import * as v from 'valibot';
import { decimalInputMax } from '@havan/domain/limits';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/**
 * Returns the rule for a stock: required, a whole number, not 0 (specification §5); `1.000` is a thousand.
 */
export function stock() {
  return v.pipe(
    requiredText(messages.stockRequired),
    asciiDigits(),
    v.regex(/^(?:[0-9]+|[0-9]{1,3}(?:\.[0-9]{3})+)$/, messages.stockWhole),
    v.transform((text) => Number(text.replaceAll('.', ''))),
    v.minValue(1, messages.stockRequired),
    v.maxValue(decimalInputMax, messages.tooMuch(decimalInputMax)),
  );
}
