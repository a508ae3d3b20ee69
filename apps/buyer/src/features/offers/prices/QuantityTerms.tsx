import type { Listing } from '@havan/contract/catalogue/catalogue';
import { linePrice } from '@havan/domain/campaign-price';
import { Badge } from '@havan/ui/Badge';
import { Stack } from '@havan/ui/Stack';
import { offerTexts } from '../offer-texts.ts';

interface QuantityTermsProps {
  readonly listing: Listing;
  readonly align?: 'start' | 'end';
}

/**
 * Renders the listing's own terms by quantity: its price breaks, and its bonus with the unit price; nothing
 * without any.
 */
export function QuantityTerms({ listing, align = 'start' }: QuantityTermsProps) {
  const { priceBreaks, bonus } = listing;
  if (priceBreaks.length === 0 && !bonus) return null;
  return (
    <Stack space="none" align={align}>
      {priceBreaks.map(({ fromQuantity, price }) => (
        <Badge key={fromQuantity} tone="positive">
          {offerTexts.priceBreak(fromQuantity, price)}
        </Badge>
      ))}
      {bonus ? <Badge tone="positive">{offerTexts.bonus(bonus, netPrice(listing, bonus.buy))}</Badge> : null}
    </Stack>
  );
}

/**
 * Returns the net price of a unit with the bonus units that come with `quantity` paid ones, in kuruş; null without
 * stock for a bonus.
 */
function netPrice({ price, discountPrice, stock, priceBreaks, bonus, campaigns }: Listing, quantity: number) {
  const own = discountPrice > 0 ? discountPrice : price;
  const line = linePrice({ price: own, quantity, stock, priceBreaks, bonus }, campaigns);
  return line.bonusUnits === 0 ? null : Math.round(line.total / (quantity + line.bonusUnits));
}
