import type { Kurus } from '../money/money.ts';

/** An offer for a line of a quick order, at the quantity that it can supply. */
export interface ProposableOffer {
  /** Units that can be supplied; null when the offer is not possible. */
  readonly count: number | null;
  /** Price of these units with the additional shipping, in kuruş. */
  readonly total: Kurus;
  /** Whether its expiry meets the buyer's preference. */
  readonly hasWishedExpiry: boolean;
  /** Amount missing to the seller's minimum, in kuruş. */
  readonly missingForMinimum: Kurus;
}

/**
 * Reasons for which the buyer must choose an offer explicitly: more units than requested, or an earlier
 * expiry than preferred.
 */
export const offerChoices = ['overshoot', 'expiry'] as const;
export type OfferChoice = (typeof offerChoices)[number];

/** Returns the choice that an offer requires; null when it can be proposed directly. */
export function choiceOf({ count, hasWishedExpiry }: ProposableOffer, asked: number): OfferChoice | null {
  if (count === null) return null;
  if (count > asked) return 'overshoot';
  return hasWishedExpiry ? null : 'expiry';
}

/**
 * Returns the offers of a line, best first: those without a required choice, then the whole quantity before a
 * part, then those that reach the seller's minimum, then the lowest total.
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
