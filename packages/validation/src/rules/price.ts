import * as v from 'valibot';
import { kurusOfLira } from '@havan/domain/money';
import * as messages from '../messages.ts';
import { decimal } from './decimal.ts';

/** Price in lira as typed: required and above zero, also with comma decimals (specification §5); answers in kuruş. */
export function price() {
  return v.pipe(
    decimal({ requiredMessage: messages.priceRequired }),
    v.check((lira) => lira > 0, messages.priceZero),
    v.transform(kurusOfLira),
  );
}
