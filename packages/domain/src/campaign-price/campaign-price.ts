import type { CampaignKind } from '../campaign/campaign.ts';
import { isDisasterRelief } from '../disaster-relief/disaster-relief.ts';
import type { Kurus } from '../money/money.ts';

/** The reduction of every unit's price from a quantity on: a percentage, an amount, or both. */
export interface CampaignStep {
  readonly fromQuantity: number;
  /** Whole percent, 0 to 99. */
  readonly percent: number;
  /** Kuruş a unit. */
  readonly amount: Kurus;
}

/** "Mal fazlası": for every `buy` units paid, `get` more come along. */
export interface CampaignBonus {
  readonly buy: number;
  readonly get: number;
}

/** A price of the seller's own: from `fromQuantity` units on, each costs `price`. */
export interface PriceBreak {
  readonly fromQuantity: number;
  readonly price: Kurus;
}

/** A limited campaign counts only for units that its company has reserved. */
export interface CampaignRight {
  /** Units that the company could still reserve beside those it has. */
  readonly left: number;
  /** Units reserved for this line. */
  readonly reserved: number;
  /** Until when they are kept, RFC 3339; null without a reservation. */
  readonly until: string | null;
}

/** A campaign that runs for a listing at this moment. */
export interface CampaignOffer {
  readonly campaignCode: string;
  readonly title: string;
  readonly kind: CampaignKind;
  /** RFC 3339. */
  readonly endsAt: string;
  /** Of the market: the market bears its discount. Else it is the seller's, who sells for less. */
  readonly isOfMarket: boolean;
  /** By ascending quantity. */
  readonly steps: readonly CampaignStep[];
  readonly bonus: CampaignBonus | null;
  /** Null when it is not limited. */
  readonly right: CampaignRight | null;
}

/** The facts of a line that campaigns depend on. */
export interface CampaignLine {
  /** Price of one unit without any campaign, in kuruş, VAT included. */
  readonly price: Kurus;
  readonly quantity: number;
  readonly stock: number;
  /** The listing's own prices by quantity; left out where the price of the smallest quantity is read. */
  readonly priceBreaks?: readonly PriceBreak[];
  readonly bonus?: CampaignBonus | null;
}

export interface LinePrice {
  readonly unitPrice: Kurus;
  readonly total: Kurus;
  /** Price of one of these units without a campaign. */
  readonly ownPrice: Kurus;
  /** Reduction of the whole line by its campaigns. */
  readonly discount: Kurus;
  /** The campaign that makes the price; null where none does. */
  readonly campaign: CampaignOffer | null;
  /** Units that come along unpaid, and whose campaign gives them. */
  readonly bonusUnits: number;
  readonly bonusCampaign: CampaignOffer | null;
}

/** How long a reserved right is kept for a basket, as long as stock for a payment (product §4). */
export const campaignHoldMinutes = 15;

/** A discount leaves at least this much of a price: goods are given away as "mal fazlası", never by a discount. */
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
 * Returns the price of a line under its price breaks and campaigns. Of those that lower the price the lowest
 * counts, they are never added up; goods on top come from the bonus that gives most at this quantity, the
 * listing's own of equal ones, and are independent of the price. A right that is not reserved for the whole
 * quantity counts for nothing. Goods on top end with the stock.
 */
export function linePrice(line: CampaignLine, campaigns: readonly CampaignOffer[]): LinePrice {
  const { price, quantity, stock, priceBreaks = [], bonus } = line;
  const open = campaigns.filter(({ right }) => right === null || right.reserved >= quantity);
  const ownPrice = unitPriceFor(price, priceBreaks, quantity);
  let unitPrice = ownPrice;
  let campaign: CampaignOffer | null = null;
  for (const each of open) {
    const its = campaignUnitPrice(price, quantity, each.steps);
    // Disaster relief is named even when it does not change the price: its order pays no commission (specification §3).
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
 * Returns the unit price that the steps of one campaign give at a quantity: the last step reached prices
 * every unit.
 */
export function campaignUnitPrice(price: Kurus, quantity: number, steps: readonly CampaignStep[]): Kurus {
  const step = steps.findLast(({ fromQuantity }) => fromQuantity <= quantity);
  return step ? steppedPrice(price, step) : price;
}

/** Returns units on top of `quantity` paid ones, again for each full `buy`. */
export const bonusUnits = (quantity: number, { buy, get }: CampaignBonus): number =>
  Math.floor(quantity / buy) * get;

/** Returns the bonus that gives most for a unit in the long run; of equal ones the smaller portion. */
export function bestBonus(bonuses: readonly CampaignBonus[]): CampaignBonus | null {
  let best: CampaignBonus | null = null;
  for (const each of bonuses) {
    const gain: number = best ? each.get * best.buy - best.get * each.buy : 1;
    if (gain > 0 || (gain === 0 && each.buy < (best?.buy ?? Infinity))) best = each;
  }
  return best;
}

/** Returns the campaign of the best bonus. */
export function bonusOf(campaigns: readonly CampaignOffer[]): CampaignOffer | null {
  const best = bestBonus(campaigns.flatMap(({ bonus }) => bonus ?? []));
  return campaigns.find(({ bonus }) => bonus !== null && bonus === best) ?? null;
}

/**
 * Returns the prices of a listing by quantity, from the first quantity that costs less: what an optimiser is
 * given.
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
