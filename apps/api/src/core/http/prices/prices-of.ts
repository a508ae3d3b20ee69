import type { Call, CallSchemas } from '@havan/contract/call';
import { showsMarketPrices } from '@havan/contract/market-prices';
import { mayTrade } from '@havan/domain/company-review';
import { seesPrices } from '@havan/domain/seen-price';
import type { Actor } from '../../context.ts';
import { type HidePrices, hidingPricesOf, withoutPriceQuestions } from './hide-prices.ts';

/** Functions that hide the prices of one call. */
interface Prices {
  readonly hide: HidePrices;
  readonly withoutQuestions: (request: unknown) => unknown;
  /** Returns whether the prices of the call are hidden from the sender of a request. */
  readonly areHiddenFrom: (actor: Reader) => boolean;
}

type Reader = Pick<Actor, 'reviewState' | 'rights' | 'apiKeyId'>;

/**
 * Returns whether no amount at all is shown to a member (`seesPrices`). A key has the rights of its scopes only, but an
 * owner made it.
 */
const seesNone = ({ rights, apiKeyId }: Reader): boolean => apiKeyId === undefined && !seesPrices(rights);

/**
 * Returns the functions that hide the prices of a call; null for a call without amounts. Prices of the market are hidden
 * from a company that may not trade (product §10, "Who may trade"), all amounts from a member whose work needs none.
 */
export function pricesOf(call: Call, { request, result }: CallSchemas): Prices | null {
  const isMarket = showsMarketPrices(call);
  const hide = hidingPricesOf(result);
  if (!isMarket && !hide) return null;
  return {
    hide: hide ?? ((value) => value),
    withoutQuestions: (asked) => withoutPriceQuestions(request, asked),
    areHiddenFrom: (actor) => seesNone(actor) || (isMarket && !mayTrade(actor.reviewState)),
  };
}
