import type { PricesByExpiry } from '@havan/contract/catalogue/catalogue';
import { formatMoney } from '@havan/domain/money';
import { labelTexts } from '../shared-texts.ts';

/**
 * Returns the other price of a card whose lowest price and whose lowest with a long expiry differ: the shown
 * one needs no repeating.
 */
export const otherPrice = ({ lowest, lowestLong }: NonNullable<PricesByExpiry>, shown: number): string =>
  shown > lowest
    ? labelTexts.byExpiry.lowest(formatMoney(lowest))
    : labelTexts.byExpiry.long(formatMoney(lowestLong));
