import type { ResultOf } from '@havan/contract/call';
import type { getSmartCartList, SmartCart, SmartCartChange } from '@havan/contract/cart/smart-cart';
import { expiryLabel } from '@havan/domain/expiry';
import { formatMoney } from '@havan/domain/money';
import { formatScore } from '@havan/domain/score';
import {
  obstacleTexts,
  offerCountTexts,
  smartCartTexts as texts,
  violationTexts,
} from '../smart-cart-texts.ts';

type Line = SmartCart['groups'][number]['lines'][number];

type Gap = SmartCart['gaps'][number];

/** Returns the sentence on why the offers of a product were not used. */
export function whyGap({ offers, obstacle }: Pick<Gap, 'offers' | 'obstacle'>): string {
  const removed = (['expiry', 'rating', 'official', 'excluded', 'soldOut'] as const)
    .filter((reason) => offers[reason] > 0)
    .map((reason) => offerCountTexts[reason](offers[reason]));
  const sentence = removed.length > 0 ? `${removed.join(', ')} ${offerCountTexts.takenTail}` : '';
  const rest = offers.usable > 0 ? obstacleTexts[obstacle ?? 'minBasket'] : '';
  return `${sentence} ${rest}`.trim() || offerCountTexts.nobody;
}

/** Returns why this offer was chosen: it is the cheapest of its product, or why the cheaper one is not in this cart. */
export function whyHere({ cheaper, insteadOf }: Pick<Line, 'cheaper' | 'insteadOf'>): string {
  if (!cheaper) return insteadOf === null ? texts.cheapestOffer : texts.cheapestEqual;
  const { sellerUsername, productName } = cheaper;
  const offer = productName === null ? sellerUsername : `${sellerUsername} (${productName})`;
  // With bonus units an offer may be cheaper although its price is not.
  const unit = cheaper.unitDifference > 0 ? formatMoney(cheaper.unitDifference) : texts.withBonus;
  if (cheaper.basketDifference === null) {
    if (cheaper.violations.includes('minBasket') && cheaper.belowMinBasket.length > 0)
      return texts.cannot(offer, unit, texts.missesMinimum(cheaper.belowMinBasket));
    const reason = cheaper.violations.map((kind) => violationTexts[kind]).find(Boolean);
    return texts.cannot(offer, unit, reason ?? texts.doesNotFit);
  }
  if (cheaper.basketDifference <= 0) return texts.dearerSame(offer, unit);
  return texts.dearerBut(offer, unit, formatMoney(cheaper.basketDifference));
}

/** Returns the note on a product that adds far more to the total than its own price; null without one. */
export const burdenText = ({ burden }: Pick<Line, 'burden'>): string | null =>
  burden === null ? null : texts.burden(formatMoney(burden));

/** Returns why a replacement stands in the line; null where the product is the wanted one. */
export function whyInstead({
  insteadOf,
  insteadOfDifference: difference,
}: Pick<Line, 'insteadOf' | 'insteadOfDifference'>): string | null {
  if (insteadOf === null) return null;
  // Answers of older versions have no difference.
  if (difference === undefined) return texts.insteadOf(insteadOf);
  if (difference === null) return texts.insteadOfNone(insteadOf);
  return difference > 0
    ? texts.insteadCheaper(insteadOf, formatMoney(difference))
    : texts.insteadInCart(insteadOf);
}

/** Returns the sentence on a change in the market. */
export function changeText(change: SmartCartChange): string {
  const { changes } = texts;
  if (change.kind === 'shipping')
    return changes.shipping(change.sellerUsername, formatMoney(change.before), formatMoney(change.after));
  if (change.kind === 'minBasket') return changes.minBasket(change.sellerUsername, formatMoney(change.after));
  if (change.kind === 'rating') return changes.rating(change.sellerUsername, formatScore(change.after / 10));
  if (change.kind === 'official') return changes.official(change.sellerUsername);
  const offer = `${change.productName} (${change.sellerUsername})`;
  if (change.kind === 'price')
    return changes.price(offer, formatMoney(change.before), formatMoney(change.after));
  if (change.kind === 'stock') return changes.stock(offer, change.wanted, change.left);
  if (change.kind === 'expiry')
    return changes.expiry(offer, expiryLabel(change.before), expiryLabel(change.after));
  if (change.kind === 'expiryWish') return changes.expiryWish(offer, expiryLabel(change.expiration));
  if (change.kind === 'bonus') return changes.bonus(offer, change.wanted, change.brought);
  return changes[change.kind](offer);
}

/** Returns a share as `%0,6`, rounded up, so that the distance is never shown smaller than it may be. */
export const percentText = (share: number): string =>
  `%${(Math.ceil(share * 1000 - 1e-9) / 10).toFixed(1).replace('.', ',')}`;

/** Returns the saving compared with buying product by product, never with a purchase that could not be ordered. */
export function comparison({ total, onePick }: Pick<SmartCart, 'total' | 'onePick'>): string {
  const { belowMinBasket, orderableTotal } = onePick;
  const refusal = belowMinBasket.length > 0 ? texts.notOrderable(belowMinBasket) : '';
  if (orderableTotal === null || total === null) return refusal;
  const saving = orderableTotal - total;
  const { less, same, more } = refusal ? texts.savingOrderable : texts.saving;
  // Only an alternative may be dearer, never the cheapest cart.
  const sentence = saving > 0 ? less(formatMoney(saving)) : saving < 0 ? more(formatMoney(-saving)) : same;
  return `${sentence} ${refusal}`.trim();
}

type List = NonNullable<ResultOf<typeof getSmartCartList>>;

/**
 * Returns the wishes in the buyer's words: `12 ürün · en az 8 ay miat · en çok 3 koli · Moda Ecza olmadan`.
 */
export function wishesText({
  products,
  wishes,
  excludedSellers,
}: Pick<List, 'products' | 'wishes' | 'excludedSellers'>): string {
  const { expiration, rating, shipping, officialOnly, min } = wishes;
  const replaceable = products.filter(({ mayReplace }) => mayReplace).length;
  return [
    texts.count(products.length),
    ...(expiration === null ? [] : [texts.wished.expiry(expiration)]),
    ...(rating === null ? [] : [texts.wished.rating(formatScore(rating / 10))]),
    ...(shipping === null ? [] : [texts.wished.parcels(shipping)]),
    ...(officialOnly ? [texts.wished.official] : []),
    ...(min ? [] : [texts.wished.short]),
    ...(replaceable === 0 ? [] : [texts.wished.replace(replaceable)]),
    ...excludedSellers.map(({ sellerUsername }) => texts.wished.without(sellerUsername)),
  ].join(' · ');
}

type Alternative = SmartCart['alternatives'][number];

/**
 * Returns the text beneath a tick: the criterion for which a cart is chosen, or that it is the cheapest. Fewer parcels
 * count only where no cheaper cart has as few; otherwise score or expiry is named.
 */
export function alternativeName(one: Alternative, all: readonly Alternative[]): string {
  const cheaper = all.filter(({ total }) => total < one.total);
  if (cheaper.length === 0) return texts.cheapest;
  if (cheaper.every(({ parcels }) => parcels > one.parcels)) return texts.parcels(one.parcels);
  if (cheaper.every(({ lowestScoreTenths }) => lowestScoreTenths < one.lowestScoreTenths))
    return texts.scoreFrom(formatScore(one.lowestScoreTenths / 10));
  if (cheaper.every((other) => lastsLonger(one, other)))
    return texts.expiryFrom(expiryLabel(one.earliestExpiry));
  return texts.parcels(one.parcels);
}

/** Returns `2 koli · 6.190,00 TL · +%0,8`, with the other gains of the alternative. */
export function alternativeReading(one: Alternative, cheapest: Alternative): string {
  const more = one.total - cheapest.total;
  const share = more > 0 ? [`+${percentText(more / cheapest.total)}`] : [];
  return [texts.parcels(one.parcels), formatMoney(one.total), ...share].join(' · ');
}

/** Returns the gains for the extra price: `1 koli daha az, en yakın miat 09/2027`. */
export function gainsOf(one: Alternative, cheapest: Alternative): string {
  const gains: string[] = [];
  if (one.parcels < cheapest.parcels) gains.push(texts.gains.parcels(cheapest.parcels - one.parcels));
  if (lastsLonger(one, cheapest)) gains.push(texts.gains.expiry(expiryLabel(one.earliestExpiry)));
  if (one.lowestScoreTenths > cheapest.lowestScoreTenths)
    gains.push(texts.gains.score(formatScore(one.lowestScoreTenths / 10)));
  return gains.join(', ');
}

const lastsLonger = (one: Alternative, other: Alternative): boolean =>
  other.earliestExpiry !== null && (one.earliestExpiry === null || one.earliestExpiry > other.earliestExpiry);
