import type { Plan } from './instance.ts';
import type { OfferSeller } from './offers.ts';

/** How much of a seller the relaxation must use for a short search to look at it, and how many it looks at anyway. */
const PROMISING_USE = 0.1;
const FEWEST_PROMISING = 14;

/** The sellers that the relaxation uses most (`use`, in their order), with those of the best plan so far. */
export function promisingSellers(
  sellers: readonly OfferSeller[],
  use: readonly number[],
  plan: Plan | null,
): OfferSeller[] {
  const inPlan = new Set(plan?.map(({ listingId }) => listingId));
  return sellers
    .map((group, index) => ({
      group,
      share: (use[index] ?? 0) + (group.offers.some(({ listing }) => inPlan.has(listing.listingId)) ? 1 : 0),
    }))
    .sort((a, b) => b.share - a.share)
    .filter(({ share }, index) => share > PROMISING_USE || (share > 0 && index < FEWEST_PROMISING))
    .map(({ group }) => group);
}
