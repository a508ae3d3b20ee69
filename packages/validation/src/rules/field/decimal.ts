import * as v from 'valibot';
import { decimalInputMax } from '@havan/domain/limits';
import * as messages from '../../messages.ts';
import { asciiDigits, requiredText } from '../../steps.ts';

/**
 * One comma or dot before at most two decimals. Dots group thousands only where a comma follows, because
 * `1.234` may be meant either way and a price must not be off a thousandfold.
 */
const shape = /^-?(?:[0-9]+(?:[.,][0-9]{1,2})?|[0-9]{1,3}(?:\.[0-9]{3})+,[0-9]{1,2})$/;

export interface DecimalOptions {
  readonly min?: number;
  /** Default 99999 (specification §5). */
  readonly max?: number;
  readonly requiredMessage?: string;
}

/**
 * Returns the rule for a decimal number as typed: optional minus, comma or dot, two decimals at most
 * (specification §5).
 */
export function decimal({ min = -Infinity, max = decimalInputMax, requiredMessage }: DecimalOptions = {}) {
  return v.pipe(
    requiredText(requiredMessage),
    asciiDigits(),
    v.regex(shape, messages.decimalFormat),
    v.transform(toNumber),
    v.minValue(min, messages.tooLittle(min)),
    v.maxValue(max, messages.tooMuch(max)),
  );
}

function toNumber(text: string): number {
  return Number(text.includes(',') ? text.replaceAll('.', '').replace(',', '.') : text);
}
