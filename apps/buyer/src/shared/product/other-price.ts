import type { PricesByExpiry } from '@havan/contract/catalogue/catalogue';
import { formatMoney } from '@havan/domain/money';
import { labelTexts } from '../shared-texts.ts';

/**
 * Returns the text of the price that a card does not show, of the lowest price and the lowest with a long expiry.
 * Prices in kuruş.
 */
export const otherPrice = ({ lowest, lowestLong }: NonNullable<PricesByExpiry>, shown: number): string =>
  shown > lowest
    ? labelTexts.byExpiry.lowest(formatMoney(lowest))
    : labelTexts.byExpiry.long(formatMoney(lowestLong));
