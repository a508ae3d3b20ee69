import type { Call, CallSchemas } from '@havan/contract/call';
import { showsMarketPrices } from '@havan/contract/market-prices';
import { mayTrade } from '@havan/domain/company-review';
import type { Actor } from '../../context.ts';
import { type HidePrices, hidingPricesOf, withoutPriceQuestions } from './hide-prices.ts';

/** What hides the prices of one call from a company that may not trade. */
interface Prices {
  readonly hide: HidePrices;
  readonly withoutQuestions: (request: unknown) => unknown;
}

/**
 * Returns whether prices of the market stay hidden from the sender of a request; every call and stream uses this rule
 * (product §10, "Who may trade").
 */
export const hidesPricesFrom = (actor: Pick<Actor, 'reviewState'>): boolean => !mayTrade(actor.reviewState);

/** Returns what hides the prices of a call; null for a call that shows no prices of the market. */
export function pricesOf(call: Call, { request, result }: CallSchemas): Prices | null {
  if (!showsMarketPrices(call)) return null;
  return {
    hide: hidingPricesOf(result) ?? ((value) => value),
    withoutQuestions: (asked) => withoutPriceQuestions(request, asked),
  };
}
