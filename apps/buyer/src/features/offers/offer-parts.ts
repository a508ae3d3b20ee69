import { estimatedOfferLines } from '@havan/domain/limits';

/** Lines of offers that are drawn at a time; an offer with a discount takes two (specification §9). */
const linesOfPart = 40;
/** Number of offers from which only those near the window are drawn. */
export const windowedFrom = 100;

/** Returns how many offers fill this many parts, by their estimated lines; an offer is never split. */
export function offersOfParts(offers: readonly { readonly discountPrice: number }[], parts: number): number {
  let lines = 0;
  for (const [count, offer] of offers.entries()) {
    lines += estimatedOfferLines([offer]);
    if (lines > linesOfPart * parts) return count;
  }
  return offers.length;
}
