import type { OrderSummary } from '@havan/contract/sales/orders';
import { carrierOf } from '@havan/domain/carrier';
import { Text } from '@havan/ui/Text';
import type { OrderSide } from './order-filters.ts';
import { orderTexts } from './order-texts.ts';
import { timeLeft } from './ship-by.ts';
import { TwoLines } from './TwoLines.tsx';

interface OrderTimeProps {
  readonly order: Pick<OrderSummary, 'state' | 'shipBy' | 'carrierId'>;
  readonly side: OrderSide;
  readonly now: Date;
}

/** What the clock says of an order: the time left to ship it, or how far its parcel has come. */
export function OrderTime({ order, side, now }: OrderTimeProps) {
  const { text, beneath, tone } = wordsOf(order, side, now);
  return (
    <TwoLines
      first={
        <Text weight={tone === 'main' ? 'medium' : 'strong'} tone={tone} noWrap>
          {text}
        </Text>
      }
      second={beneath}
    />
  );
}

function wordsOf({ state, shipBy, carrierId }: OrderTimeProps['order'], side: OrderSide, now: Date) {
  const waits = state === 'awaitingSellerConfirmation' || state === 'awaitingShipment';
  if (waits && shipBy) {
    const { text, until, tone } = timeLeft(shipBy, now);
    return { text, beneath: until, tone: tone === 'neutral' ? ('main' as const) : tone };
  }
  const carrier = carrierId === null ? null : (carrierOf(carrierId)?.name ?? null);
  if (state === 'shipped') return { text: orderTexts.inTransit, beneath: carrier, tone: 'main' as const };
  if (state === 'awaitingBuyerApproval')
    return { text: orderTexts.awaitingBuyerApproval[side], beneath: carrier, tone: 'main' as const };
  return { text: '–', beneath: null, tone: 'faint' as const };
}
