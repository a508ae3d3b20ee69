import type { Kurus } from '../money/money.ts';

/** An offer that could serve a line of a quick order, at the quantity that it would bring. */
export interface ProposableOffer {
  /** Units that would come; null when the offer cannot serve the line at all. */
  readonly count: number | null;
  /** Price of these units, with the parcel that they add, in kuruş. */
  readonly total: Kurus;
  /** Whether the buyer would take its expiry unasked. */
  readonly hasWishedExpiry: boolean;
  /** Amount that the seller's part of the cart then lacks to reach the seller's minimum, in kuruş. */
  readonly missingForMinimum: Kurus;
}

/** Why an offer is bought only when the buyer chooses it: it brings more than was asked, or expires sooner than wished. */
export const offerChoices = ['overshoot', 'expiry'] as const;
export type OfferChoice = (typeof offerChoices)[number];

/** Returns the choice that an offer requires, or null when it may be proposed as it is. */
export function choiceOf({ count, hasWishedExpiry }: ProposableOffer, asked: number): OfferChoice | null {
  if (count === null) return null;
  if (count > asked) return 'overshoot';
  return hasWishedExpiry ? null : 'expiry';
}

/**
 * Returns the offers of a line, the one to propose first: those that need no choice before those that do, the
 * whole quantity before a part of it, an order that the seller accepts before one below the seller's minimum,
 * then the lowest total.
 */
export function proposalOrder<Offer extends ProposableOffer>(
  offers: readonly Offer[],
  asked: number,
): Offer[] {
  return offers.toSorted((one, other) => {
    const [left, right] = [ranksOf(one, asked), ranksOf(other, asked)];
    const at = left.findIndex((rank, index) => rank !== right[index]);
    return at < 0 ? 0 : (left[at] ?? 0) - (right[at] ?? 0);
  });
}

function ranksOf(offer: ProposableOffer, asked: number): readonly number[] {
  const { count, total, missingForMinimum, hasWishedExpiry } = offer;
  if (count === null) return [2, 0, 0, 0, 0, total];
  return [
    choiceOf(offer, asked) === null ? 0 : 1,
    hasWishedExpiry ? 0 : 1,
    Math.max(0, asked - count),
    missingForMinimum > 0 ? 1 : 0,
    total,
    count,
  ];
}
