import { type CampaignStep, campaignUnitPrice } from '../campaign-price/campaign-price.ts';
import type { Kurus } from '../money/money.ts';
import { lowestPriceDays } from '../price-history/price-history.ts';

/** Unit price without campaigns from an instant until the next entry. */
export interface OwnPrice {
  readonly from: Date;
  readonly price: Kurus;
}

/** A past campaign of an offer. */
export interface CampaignRun {
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly steps: readonly CampaignStep[];
}

/** Price history of an offer. */
export interface OfferPast {
  /** Oldest first. */
  readonly own: readonly OwnPrice[];
  readonly runs: readonly CampaignRun[];
  /** Minimum quantity; campaigns that require more do not count. */
  readonly minQuantity: number;
}

/**
 * Returns the prior price of a discount: the lowest price of the offer in the thirty days before `since`, campaigns
 * included, also limited ones, because that price was applied. Null without a known price. Required by the regulation
 * on commercial advertising (Ticari Reklam ve Haksız Ticari Uygulamalar Yönetmeliği, art. 14).
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

/** A time range in milliseconds; `to` is exclusive. */
interface Span {
  readonly from: number;
  readonly to: number;
}

function overlap(a: Span, b: Span): Span | null {
  const both = { from: Math.max(a.from, b.from), to: Math.min(a.to, b.to) };
  return both.from < both.to ? both : null;
}
