import type { CampaignKind } from '../campaign/campaign.ts';
import { isDisasterRelief } from '../disaster-relief/disaster-relief.ts';
import type { Kurus } from '../money/money.ts';

/** What a campaign takes off the price of every unit from a quantity on: a percentage, an amount, or both. */
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

/** A line as far as its campaigns must know it. */
export interface CampaignLine {
  /** What one unit costs without any campaign, in kuruş, VAT included. */
  readonly price: Kurus;
  readonly quantity: number;
  readonly stock: number;
}

export interface LinePrice {
  readonly unitPrice: Kurus;
  readonly total: Kurus;
  /** What the whole line costs less than without a campaign. */
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
 * The price of one unit under a step. The percentage is rounded half away from zero to the kuruş; the result is never
 * above the price and never below one kuruş.
 */
export function steppedPrice(price: Kurus, { percent, amount }: Omit<CampaignStep, 'fromQuantity'>): Kurus {
  const off = Math.round((price * percent) / 100) + amount;
  return Math.min(price, Math.max(leastPrice, price - Math.max(0, off)));
}

/**
 * What a line costs under its campaigns. Of those that lower the price the lowest counts, they are never added up; goods
 * on top come from the bonus that gives most at this quantity and are independent of the price. A right that is not reserved for the whole
 * quantity counts for nothing. Goods on top end with the stock.
 */
export function linePrice(line: CampaignLine, campaigns: readonly CampaignOffer[]): LinePrice {
  const { price, quantity, stock } = line;
  const open = campaigns.filter(({ right }) => right === null || right.reserved >= quantity);
  let unitPrice = price;
  let campaign: CampaignOffer | null = null;
  for (const each of open) {
    const its = campaignUnitPrice(price, quantity, each.steps);
    // Disaster relief is told also where it leaves the price alone: its order pays no commission (specification §3).
    const isReported = its < unitPrice || (campaign === null && isDisasterRelief(each.campaignCode));
    if (!isReported) continue;
    unitPrice = its;
    campaign = each;
  }
  const given = Math.max(0, ...open.map(({ bonus }) => (bonus ? bonusUnits(quantity, bonus) : 0)));
  const bonusCampaign = bonusOf(open.filter(({ bonus }) => bonus && bonusUnits(quantity, bonus) === given));
  const left = Math.max(0, Math.min(given, stock - quantity));
  return {
    unitPrice,
    total: unitPrice * quantity,
    discount: (price - unitPrice) * quantity,
    campaign,
    bonusUnits: left,
    bonusCampaign: left > 0 ? bonusCampaign : null,
  };
}

/** What the steps of one campaign make of a price at a quantity: the last step reached prices every unit. */
export function campaignUnitPrice(price: Kurus, quantity: number, steps: readonly CampaignStep[]): Kurus {
  const step = steps.findLast(({ fromQuantity }) => fromQuantity <= quantity);
  return step ? steppedPrice(price, step) : price;
}

/** Units on top of `quantity` paid ones, again for each full `buy`. */
export const bonusUnits = (quantity: number, { buy, get }: CampaignBonus): number =>
  Math.floor(quantity / buy) * get;

/** The bonus that gives most for a unit in the long run; of equal ones the smaller portion. */
export function bonusOf(campaigns: readonly CampaignOffer[]): CampaignOffer | null {
  let best: CampaignOffer | null = null;
  for (const each of campaigns) {
    if (!each.bonus) continue;
    const gain = best?.bonus ? each.bonus.get * best.bonus.buy - best.bonus.get * each.bonus.buy : 1;
    const isSmaller = gain === 0 && each.bonus.buy < (best?.bonus?.buy ?? Infinity);
    if (gain > 0 || isSmaller) best = each;
  }
  return best;
}

export interface CampaignHint {
  readonly campaign: CampaignOffer;
  /** Units to add. */
  readonly missing: number;
  /** What a unit would cost then, or the goods on top that would come along. */
  readonly gain: { readonly unitPrice: Kurus } | { readonly bonusUnits: number };
}

/** The nearest quantity up to `most` at which a campaign gives more; null where none does. */
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
  for (const giver of open) {
    if (!giver.bonus) continue;
    const missing = giver.bonus.buy - (line.quantity % giver.bonus.buy);
    const then = linePrice({ ...line, quantity: line.quantity + missing }, [giver]).bonusUnits;
    if (then > now.bonusUnits) hints.push({ campaign: giver, missing, gain: { bonusUnits: then } });
  }
  const reachable = hints.filter(({ missing }) => line.quantity + missing <= most);
  return reachable.toSorted((a, b) => a.missing - b.missing)[0] ?? null;
}

/** The prices of a listing by quantity, from the first quantity that costs less: what an optimiser is given. */
export function priceTiers(
  price: Kurus,
  campaigns: readonly CampaignOffer[],
): { readonly fromQuantity: number; readonly unitPrice: Kurus }[] {
  const open = campaigns.filter(({ right }) => right === null);
  const quantities = [...new Set(open.flatMap(({ steps }) => steps.map((step) => step.fromQuantity)))];
  const tiers: { fromQuantity: number; unitPrice: Kurus }[] = [];
  for (const quantity of quantities.toSorted((a, b) => a - b)) {
    const { unitPrice } = linePrice({ price, quantity, stock: quantity }, open);
    if (unitPrice !== (tiers.at(-1)?.unitPrice ?? price)) tiers.push({ fromQuantity: quantity, unitPrice });
  }
  return tiers;
}
