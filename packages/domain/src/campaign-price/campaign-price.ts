import type { CampaignKind } from '../campaign/campaign.ts';
import { isDisasterRelief } from '../disaster-relief/disaster-relief.ts';
import type { Kurus } from '../money/money.ts';

/** Reduction of the unit price from a quantity on: a percentage, an amount, or both. */
export interface CampaignStep {
  readonly fromQuantity: number;
  /** Whole percent, 0 to 99. */
  readonly percent: number;
  /** Kuruş per unit. */
  readonly amount: Kurus;
}

/** Bonus goods ("mal fazlası"): `get` unpaid units for every `buy` paid ones. */
export interface CampaignBonus {
  readonly buy: number;
  readonly get: number;
}

/** A price break of the seller: from `fromQuantity` units on, each costs `price`. */
export interface PriceBreak {
  readonly fromQuantity: number;
  readonly price: Kurus;
}

/** Reservation of a limited campaign, which applies only to units that its company has reserved. */
export interface CampaignRight {
  /** Units that the company can still reserve in addition. */
  readonly left: number;
  /** Units reserved for this line. */
  readonly reserved: number;
  /** End of the reservation, RFC 3339; null without one. */
  readonly until: string | null;
}

/** A campaign that currently applies to a listing. */
export interface CampaignOffer {
  readonly campaignCode: string;
  readonly title: string;
  readonly kind: CampaignKind;
  /** RFC 3339. */
  readonly endsAt: string;
  /** Whether the market bears the discount; otherwise the seller does. */
  readonly isOfMarket: boolean;
  /** In ascending order of quantity. */
  readonly steps: readonly CampaignStep[];
  readonly bonus: CampaignBonus | null;
  /** Null for an unlimited campaign. */
  readonly right: CampaignRight | null;
}

/** Data of a line that campaigns depend on. */
export interface CampaignLine {
  /** Price of one unit without any campaign, in kuruş, VAT included. */
  readonly price: Kurus;
  readonly quantity: number;
  readonly stock: number;
  /** The listing's own price breaks; omitted when only the price of the smallest quantity is needed. */
  readonly priceBreaks?: readonly PriceBreak[];
  readonly bonus?: CampaignBonus | null;
}

export interface LinePrice {
  readonly unitPrice: Kurus;
  readonly total: Kurus;
  /** Unit price at this quantity without a campaign. */
  readonly ownPrice: Kurus;
  /** Reduction of the whole line by its campaigns. */
  readonly discount: Kurus;
  /** The campaign that sets the price; null without one. */
  readonly campaign: CampaignOffer | null;
  /** Unpaid units, and the campaign that gives them. */
  readonly bonusUnits: number;
  readonly bonusCampaign: CampaignOffer | null;
}

/** Minutes for which a reservation is kept for a cart, as long as stock for a payment (product §4). */
export const campaignHoldMinutes = 15;

/** Minimum unit price after a discount: goods are given away as bonus, never by a discount. */
const leastPrice: Kurus = 1;

/**
 * Returns the price of one unit under a step. The percentage is rounded half away from zero to the kuruş; the
 * result is never above the price and never below one kuruş.
 */
export function steppedPrice(price: Kurus, { percent, amount }: Omit<CampaignStep, 'fromQuantity'>): Kurus {
  const off = Math.round((price * percent) / 100) + amount;
  return Math.min(price, Math.max(leastPrice, price - Math.max(0, off)));
}

/** Returns the unit price of a listing for `quantity` units, without any campaign. */
export const unitPriceFor = (price: Kurus, priceBreaks: readonly PriceBreak[], quantity: number): Kurus =>
  priceBreaks.reduce(
    (least, step) => (step.fromQuantity <= quantity ? Math.min(least, step.price) : least),
    price,
  );

/**
 * Returns the price of a line under its price breaks and campaigns. Discounts are not added: the lowest price counts.
 * Bonus goods come from the bonus that gives most at this quantity (the listing's own in a tie), independently of the
 * price, and end with the stock. A limited campaign counts only when the whole quantity is reserved.
 */
export function linePrice(line: CampaignLine, campaigns: readonly CampaignOffer[]): LinePrice {
  const { price, quantity, stock, priceBreaks = [], bonus } = line;
  const open = campaigns.filter(({ right }) => right === null || right.reserved >= quantity);
  const ownPrice = unitPriceFor(price, priceBreaks, quantity);
  let unitPrice = ownPrice;
  let campaign: CampaignOffer | null = null;
  for (const each of open) {
    const its = campaignUnitPrice(price, quantity, each.steps);
    // Disaster relief is returned even when it does not lower the price: its order pays no commission
    // (specification §3).
    const isReported = its < unitPrice || (campaign === null && isDisasterRelief(each.campaignCode));
    if (!isReported) continue;
    unitPrice = its;
    campaign = each;
  }
  const own = bonus ? bonusUnits(quantity, bonus) : 0;
  const given = Math.max(own, ...open.map((each) => (each.bonus ? bonusUnits(quantity, each.bonus) : 0)));
  const givers = open.filter((each) => each.bonus && bonusUnits(quantity, each.bonus) === given);
  const left = Math.max(0, Math.min(given, stock - quantity));
  return {
    unitPrice,
    total: unitPrice * quantity,
    ownPrice,
    discount: (ownPrice - unitPrice) * quantity,
    campaign,
    bonusUnits: left,
    bonusCampaign: left > 0 && given > own ? bonusOf(givers) : null,
  };
}

/**
 * Returns the unit price that the steps of one campaign give at a quantity: the last step reached applies to
 * every unit.
 */
export function campaignUnitPrice(price: Kurus, quantity: number, steps: readonly CampaignStep[]): Kurus {
  const step = steps.findLast(({ fromQuantity }) => fromQuantity <= quantity);
  return step ? steppedPrice(price, step) : price;
}

/** Returns the bonus units for `quantity` paid ones: `get` for each full `buy`. */
export const bonusUnits = (quantity: number, { buy, get }: CampaignBonus): number =>
  Math.floor(quantity / buy) * get;

/** Returns the bonus with the highest ratio; in a tie the one with the smaller `buy`. */
export function bestBonus(bonuses: readonly CampaignBonus[]): CampaignBonus | null {
  let best: CampaignBonus | null = null;
  for (const each of bonuses) {
    const gain: number = best ? each.get * best.buy - best.get * each.buy : 1;
    if (gain > 0 || (gain === 0 && each.buy < (best?.buy ?? Infinity))) best = each;
  }
  return best;
}

/** Returns the campaign with the best bonus. */
export function bonusOf(campaigns: readonly CampaignOffer[]): CampaignOffer | null {
  const best = bestBonus(campaigns.flatMap(({ bonus }) => bonus ?? []));
  return campaigns.find(({ bonus }) => bonus !== null && bonus === best) ?? null;
}

/**
 * Returns the prices of a listing by quantity, from the first quantity with a lower price, as input of an optimiser.
 */
export function priceTiers(
  { price, priceBreaks }: Pick<CampaignLine, 'price'> & { readonly priceBreaks: readonly PriceBreak[] },
  campaigns: readonly CampaignOffer[],
): { readonly fromQuantity: number; readonly unitPrice: Kurus }[] {
  const open = campaigns.filter(({ right }) => right === null);
  const steps = [...priceBreaks, ...open.flatMap((campaign) => campaign.steps)];
  const quantities = [...new Set(steps.map(({ fromQuantity }) => fromQuantity))];
  const tiers: { fromQuantity: number; unitPrice: Kurus }[] = [];
  for (const quantity of quantities.toSorted((a, b) => a - b)) {
    const { unitPrice } = linePrice({ price, quantity, stock: quantity, priceBreaks }, open);
    if (unitPrice !== (tiers.at(-1)?.unitPrice ?? price)) tiers.push({ fromQuantity: quantity, unitPrice });
  }
  return tiers;
}
