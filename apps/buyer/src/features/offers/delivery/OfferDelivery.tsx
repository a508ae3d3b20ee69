import type { Listing } from '@havan/contract/catalogue/catalogue';
import { Text } from '@havan/ui/Text';
import { BringingSentence } from '../../../shared/delivery/BringingSentence.tsx';
import { bringingOf } from '../../../shared/delivery/bringing-text.ts';
import { useBringing } from '../../../shared/delivery/use-bringing.ts';
import { deliveryText } from './delivery-text.ts';

interface OfferDeliveryProps {
  readonly listing: Listing;
  readonly now: Date;
}

/** Renders when the goods of an offer arrive: from the warehouse, on the same day, or with a carrier. */
export function OfferDelivery({ listing, now }: OfferDeliveryProps) {
  const bringing = bringingOf(listing.deliverySource, useBringing(listing.seller.sellerId), now, listing);
  if (bringing) return <BringingSentence bringing={bringing} />;
  return (
    <Text size="small" tone="faint">
      {deliveryText(listing, now)}
    </Text>
  );
}
