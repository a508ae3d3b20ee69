import type { DeliverySource } from '@havan/domain/carrier';
import { BringingSentence } from './BringingSentence.tsx';
import { bringingOf } from './bringing-text.ts';
import { useBringing } from './use-bringing.ts';

interface CartDeliveryProps {
  readonly sellerId: number;
  readonly deliverySource: DeliverySource;
  readonly now: Date;
  /** Id of the delivery address; without it the buyer's first one. */
  readonly addressId?: number | null;
}

/** Renders when the goods of a part of the cart arrive; nothing for a seller that uses a carrier. */
export function CartDelivery({ sellerId, deliverySource, now, addressId }: CartDeliveryProps) {
  const bringing = bringingOf(deliverySource, useBringing(sellerId, addressId), now);
  return bringing ? <BringingSentence bringing={bringing} /> : null;
}
