import type { BulkLine } from '@havan/contract/cart/cart-transfer';

/** Choices that differ from the proposals, by line: another offer, or null for leaving it out. */
export type Choice = Readonly<Record<number, number | null>>;

/**
 * Returns the offer of a line that would be bought, and its units; null without an offer, for a line left
 * out, or where the best one requires a choice that was not made.
 */
export function chosenOffer({ index, offers }: BulkLine, choice: Choice): BulkLine['offers'][number] | null {
  const picked = choice[index];
  if (picked === null) return null;
  const proposed = offers[0]?.choice === null ? offers[0] : undefined;
  const offer = picked === undefined ? proposed : offers.find(({ listingId }) => listingId === picked);
  return offer && offer.count !== null ? offer : null;
}

/** Returns the lines that go into the cart. */
export function chosenLines(
  lines: readonly BulkLine[],
  choice: Choice,
): { listingId: number; count: number }[] {
  return lines.flatMap((line) => {
    const offer = chosenOffer(line, choice);
    return offer && offer.count !== null ? [{ listingId: offer.listingId, count: offer.count }] : [];
  });
}
