import { formatMoney, type Kurus } from '../money/money.ts';
import { formatScore } from '../score/score.ts';

/** Data of an offer by which buyers compare it. */
export interface ComparedOffer {
  readonly price: Kurus;
  /** Months to expiry, possibly fractional; null for a product without one. */
  readonly monthsLeft: number | null;
  /** Tenths, 0 to 100; null for a seller without a score. */
  readonly scoreTenths: number | null;
  readonly shippingFee: Kurus;
  /** Null when shipping is never free. */
  readonly freeShippingFrom: Kurus | null;
}

export interface PlaceReason {
  readonly kind: 'price' | 'expiry' | 'score' | 'shipping';
  /** Whether the difference favours the own offer, the other one, or neither. */
  readonly side: 'for' | 'against' | 'even';
  readonly sentence: string;
}

/** Returns the rank of a price among others, 1 for the cheapest; equal prices share the better rank. */
export function placeOf(price: Kurus, others: readonly Kurus[]): number {
  return others.filter((other) => other < price).length + 1;
}

/**
 * Returns the reasons for the own offer's position against the cheapest other one: price, expiry, score and
 * shipping, in that order.
 */
export function placeReasons(own: ComparedOffer, other: ComparedOffer): PlaceReason[] {
  return [
    priceReason(own, other),
    expiryReason(own, other),
    scoreReason(own, other),
    shippingReason(own, other),
  ];
}

const sideOf = (difference: number): PlaceReason['side'] =>
  difference === 0 ? 'even' : difference > 0 ? 'for' : 'against';

function priceReason({ price }: ComparedOffer, other: ComparedOffer): PlaceReason {
  const difference = other.price - price;
  const amount = formatMoney(Math.abs(difference));
  const sentence =
    difference === 0
      ? 'En ucuz rakiple aynı fiyattasınız.'
      : difference > 0
        ? `En ucuz rakipten ${amount} ucuzsunuz.`
        : `En ucuz rakipten ${amount} pahalısınız.`;
  return { kind: 'price', side: sideOf(difference), sentence };
}

function expiryReason(own: ComparedOffer, other: ComparedOffer): PlaceReason {
  const months = Math.round((own.monthsLeft ?? Infinity) - (other.monthsLeft ?? Infinity));
  if (Number.isNaN(months) || months === 0)
    return { kind: 'expiry', side: 'even', sentence: 'Miadınız en ucuz rakiple aynı.' };
  if (!Number.isFinite(months)) {
    const sentence = months > 0 ? 'Rakip ürünün miadı var, sizinki miatsız.' : 'Rakip ürün miatsız.';
    return { kind: 'expiry', side: sideOf(months), sentence };
  }
  const sentence = `Miadınız rakipten ${Math.abs(months)} ay ${months > 0 ? 'uzun' : 'kısa'}.`;
  return { kind: 'expiry', side: sideOf(months), sentence };
}

function scoreReason(
  { scoreTenths: own }: ComparedOffer,
  { scoreTenths: other }: ComparedOffer,
): PlaceReason {
  if (own === null || other === null) {
    const sentence = own === null ? 'Satıcı puanınız henüz oluşmadı.' : 'Rakibin puanı henüz oluşmadı.';
    return { kind: 'score', side: own === other ? 'even' : own === null ? 'against' : 'for', sentence };
  }
  const sentence = `Puanınız ${formatScore(own / 10)}, rakibin puanı ${formatScore(other / 10)}.`;
  return { kind: 'score', side: sideOf(own - other), sentence };
}

function shippingReason(own: ComparedOffer, other: ComparedOffer): PlaceReason {
  const mine = freeFrom(own);
  const theirs = freeFrom(other);
  const named = (from: number): string => (Number.isFinite(from) ? formatMoney(from) : 'yok');
  const sentence =
    mine === theirs
      ? 'Ücretsiz kargo sınırınız rakiple aynı.'
      : `Ücretsiz kargo sınırınız ${named(mine)}, rakipte ${named(theirs)}.`;
  return { kind: 'shipping', side: mine === theirs ? 'even' : mine < theirs ? 'for' : 'against', sentence };
}

/** Returns the goods total from which shipping is free; 0 without a fee. */
const freeFrom = ({ shippingFee, freeShippingFrom }: ComparedOffer): number =>
  shippingFee === 0 ? 0 : (freeShippingFrom ?? Infinity);
