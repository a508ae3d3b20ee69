import * as v from 'valibot';
import { defineCall, withSchemas } from '../../call.ts';
import { id, idText, isoDay, kurus } from '../../primitives.ts';

const price = v.pipe(kurus, v.minValue(1, 'Fiyat sıfırdan büyük olmalıdır.'), v.maxValue(9_999_900));

const days = v.object({
  /** The newest first, at most a year. */
  days: v.array(
    v.object({
      day: isoDay,
      /** The lowest price of any offer on this day. */
      lowest: kurus,
      /** The best price at its end; null without an offer. */
      closing: v.nullable(kurus),
    }),
  ),
  /** The lowest price of the last thirty days, which buyers see. */
  lowest30: v.nullable(kurus),
});

const getPriceDaysSchemas = {
  summary: 'The days of the price history of a product on which its best offer moved.',
  request: v.strictObject({ productId: idText }),
  result: days,
};
export const getPriceDays = defineCall<typeof getPriceDaysSchemas>()({
  method: 'GET',
  path: 'Backoffice/GetPriceDays',
  encoding: 'query',
  access: 'operator',
  roles: ['catalogue'],
});

const repairPriceDaySchemas = {
  summary:
    'Corrects one past day of the price history, such as one of a price that was mistyped, or removes it.',
  request: v.strictObject({
    productId: id,
    day: isoDay,
    /** Null removes the day; the day before it then applies. */
    prices: v.nullable(v.object({ lowest: price, closing: v.nullable(price) })),
    reason: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(3, 'Nedeni bir cümleyle yazın.'),
      v.maxLength(300, 'En fazla 300 karakter yazabilirsiniz.'),
    ),
  }),
  result: days,
};
export const repairPriceDay = defineCall<typeof repairPriceDaySchemas>()({
  method: 'POST',
  path: 'Backoffice/RepairPriceDay',
  encoding: 'json',
  access: 'operator',
  roles: ['catalogue'],
});

export const priceDayCalls = {
  getPriceDays: withSchemas(getPriceDays, getPriceDaysSchemas),
  repairPriceDay: withSchemas(repairPriceDay, repairPriceDaySchemas),
};
