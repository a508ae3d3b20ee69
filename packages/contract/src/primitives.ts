import { parseIsoDay } from '@havan/domain/istanbul';
import * as v from 'valibot';

/** Identifier of a database row. */
export const id = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
/** The same identifier arriving in a query string or a form. */
export const idText = v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number));
/** Identifier in a short list, with an upper bound because its columns are narrower than those of other identifiers. */
const listed = (most: number) => v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(most));
/** A town of Turkey: the number of its province and two further digits. */
export const townId = listed(99_999);
/** Carrier id (`@havan/domain/carrier`); an unknown id is valid here. */
export const carrierId = listed(999);
/** An amount of money in kuruş. */
export const kurus = v.pipe(v.number(), v.safeInteger());

/** From goods worth `from` on, the seller pays `percent` percent of its shipping fee. */
export const shippingShare = v.object({ from: kurus, percent: v.number() });
/** An amount in kuruş of a seller's terms, which a company reads before its approval, unlike prices (`market-prices.ts`). */
export const termsKurus = v.pipe(v.number(), v.safeInteger());
/** A text that contains prices; it is hidden together with prices. */
export const pricedText = v.string();
/** A quantity of units. */
export const quantity = v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(1_000_000));
/** A price by quantity: from `fromQuantity` units on, each costs `price`. */
export const priceBreak = v.strictObject({ fromQuantity: quantity, price: kurus });
/** "Mal fazlası": for every `buy` paid units, `get` further units are free. */
export const listingBonus = v.strictObject({ buy: quantity, get: quantity });
/** A calendar day, `YYYY-MM-DD`. */
export const isoDay = v.pipe(
  v.string(),
  v.isoDate(),
  v.check((text) => parseIsoDay(text) !== null, 'Böyle bir gün yok.'),
);
/** A moment, RFC 3339 in UTC. */
export const instant = v.pipe(v.string(), v.isoTimestamp());
/** An opaque position in a list; the client sends it back unchanged. */
export const cursor = v.pipe(v.string(), v.maxLength(512));
/** A page size; lists never return more than a hundred rows. */
export const pageSize = v.pipe(
  v.string(),
  v.regex(/^\d{1,3}$/),
  v.transform(Number),
  v.minValue(1),
  v.maxValue(100),
);
/** `true` or `false` in a query string. */
export const flagText = v.pipe(
  v.picklist(['true', 'false']),
  v.transform((text) => text === 'true'),
);
export const nothing = v.strictObject({});
export const done = v.object({ done: v.literal(true) });

/** Returns one page of a list. */
export const pageOf = <Item extends v.GenericSchema>(item: Item) =>
  v.object({
    items: v.array(item),
    /** Null on the last page. */
    nextCursor: v.nullable(cursor),
    /** Number of all rows; null where counting is too expensive. */
    total: v.nullable(v.number()),
  });
