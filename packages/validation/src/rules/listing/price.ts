import * as v from 'valibot';
import * as messages from '../../messages.ts';
import { decimal } from '../field/decimal.ts';

/**
 * Returns the rule for a price in lira as typed: required and above zero, also with comma decimals
 * (specification §5); the output is in kuruş.
 */
export function price() {
  return v.pipe(
    decimal({ requiredMessage: messages.priceRequired }),
    v.check((lira) => lira > 0, messages.priceZero),
    // At most two decimals are left here, so that the product is off by far less than half a kuruş.
    v.transform((lira) => Math.round(lira * 100)),
  );
}
