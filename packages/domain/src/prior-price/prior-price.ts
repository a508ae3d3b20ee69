import { type CampaignStep, campaignUnitPrice } from '../campaign-price/campaign-price.ts';
import type { Kurus } from '../money/money.ts';
import { lowestPriceDays } from '../price-history/price-history.ts';

/** Price of a unit without campaigns from an instant on, until the next one. */
export interface OwnPrice {
  readonly from: Date;
  readonly price: Kurus;
}

/** A campaign as it ran for an offer. */
export interface CampaignRun {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly steps: readonly CampaignStep[];
}

/** The prices that an offer went through. */
export interface OfferPast {
  /** The oldest first. */
  readonly own: readonly OwnPrice[];
  readonly runs: readonly CampaignRun[];
  /** The fewest units that can be bought: campaigns that ask for more lowered no price of its shelf. */
  readonly minQuantity: number;
}

/**
 * Returns the price against which a discount is measured: the lowest price of the offer in the thirty days
 * before `since`, campaigns included, also limited ones, because that price was applied. Null without a known
 * price. The regulation on commercial advertising (Ticari Reklam ve Haksız Ticari Uygulamalar Yönetmeliği,
 * art. 14) requires it.
 */
export function priorPrice({ own, runs, minQuantity }: OfferPast, since: Date): Kurus | null {
  const window = { from: since.getTime() - lowestPriceDays * 86_400_000, to: since.getTime() };
  let lowest: Kurus | null = null;
  for (const [i, { from, price }] of own.entries()) {
    const held = overlap(window, { from: from.getTime(), to: own[i + 1]?.from.getTime() ?? Infinity });
    if (!held) continue;
    const reduced = runs.flatMap(({ startsAt, endsAt, steps }) =>
      overlap(held, { from: startsAt.getTime(), to: endsAt.getTime() })
        ? [campaignUnitPrice(price, minQuantity, steps)]
        : [],
    );
    lowest = Math.min(lowest ?? Infinity, price, ...reduced);
  }
  return lowest;
}

/** From `from` up to, not including, `to`; milliseconds. */
interface Span {
  readonly from: number;
  readonly to: number;
}

function overlap(a: Span, b: Span): Span | null {
  const both = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
  return both.from < both.to ? both : null;
}
