import type { Favourite } from '@havan/contract/catalogue/favourites';
import { permilleText } from '../../shared/cart/prices.ts';
import { favouriteTexts } from './favourite-texts.ts';

export interface PriceChange {
  readonly text: string;
  readonly tone: 'positive' | 'critical' | 'faint';
}

/** Returns the change of the price since the product was marked; null when one of the two is unknown. */
export function priceChangeOf(then: number | null, now: number | null): PriceChange | null {
  if (then === null || now === null) return null;
  if (now === then) return { text: favouriteTexts.same, tone: 'faint' };
  const percent = permilleText(Math.round((Math.abs(now - then) / then) * 1000));
  return now < then
    ? { text: favouriteTexts.dropped(percent), tone: 'positive' }
    : { text: favouriteTexts.risen(percent), tone: 'critical' };
}

/**
 * Returns the lowest price of a favourite whatever its expiry, null without an offer: what was stored when it was marked,
 * though the offer that is shown may be one with a long expiry.
 */
export const lowestOf = ({
  pricesByExpiry,
  productListingMinPrice,
}: Pick<Favourite, 'pricesByExpiry' | 'productListingMinPrice'>): number | null =>
  pricesByExpiry?.lowest ?? productListingMinPrice;
