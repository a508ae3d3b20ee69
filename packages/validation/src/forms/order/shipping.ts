import * as v from 'valibot';
import { decimal } from '../../rules/field/decimal.ts';
import { optionalField } from '../../rules/field/optional-field.ts';
import { price } from '../../rules/listing/price.ts';

/** Returns the rule for an amount that may be empty, typed in lira; the output is in kuruş. */
const amount = () =>
  v.pipe(
    decimal({ min: 0 }),
    v.transform((lira) => Math.round(lira * 100)),
  );

/** Returns the form of the shipping calculator: the goods from one seller and that seller's terms. */
export function shippingForm() {
  return v.object({
    goods: price(),
    shippingFee: amount(),
    freeShippingFrom: optionalField(price()),
    surcharge: optionalField(amount()),
  });
}
