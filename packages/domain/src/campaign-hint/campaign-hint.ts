import {
  type CampaignLine,
  type CampaignOffer,
  linePrice,
  steppedPrice,
} from '../campaign-price/campaign-price.ts';
import type { Kurus } from '../money/money.ts';

export interface CampaignHint {
  /** Null for the listing's own price breaks and bonus. */
  readonly campaign: CampaignOffer | null;
  /** Units to add. */
  readonly missing: number;
  /** The unit price at that quantity, or the number of bonus units. */
  readonly gain: { readonly unitPrice: Kurus } | { readonly bonusUnits: number };
}

/**
 * Returns the nearest quantity up to `most` at which a campaign or the listing itself gives a better price or
 * more bonus units; null without one.
 */
export function campaignHint(
  line: CampaignLine,
  campaigns: readonly CampaignOffer[],
  most: number,
): CampaignHint | null {
  const now = linePrice(line, campaigns);
  const open = campaigns.filter(({ right }) => right === null);
  const hints = open.flatMap((campaign): CampaignHint[] => {
    const step = campaign.steps.find(
      (each) => each.fromQuantity > line.quantity && steppedPrice(line.price, each) < now.unitPrice,
    );
    if (!step) return [];
    const missing = step.fromQuantity - line.quantity;
    return [{ campaign, missing, gain: { unitPrice: steppedPrice(line.price, step) } }];
  });
  const step = line.priceBreaks?.find(
    ({ fromQuantity, price }) => fromQuantity > line.quantity && price < now.unitPrice,
  );
  if (step) {
    const missing = step.fromQuantity - line.quantity;
    hints.push({ campaign: null, missing, gain: { unitPrice: step.price } });
  }
  for (const giver of [null, ...open]) {
    const bonus = giver ? giver.bonus : line.bonus;
    if (!bonus) continue;
    const missing = bonus.buy - (line.quantity % bonus.buy);
    const then = linePrice({ ...line, bonus, quantity: line.quantity + missing }, []).bonusUnits;
    if (then > now.bonusUnits) hints.push({ campaign: giver, missing, gain: { bonusUnits: then } });
  }
  const reachable = hints.filter(({ missing }) => line.quantity + missing <= most);
  return reachable.toSorted((a, b) => a.missing - b.missing)[0] ?? null;
}
