import type { OrderSummary } from '@havan/contract/sales/orders';
import { carrierOf } from '@havan/domain/carrier';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import type { OrderSide } from './order-filters.ts';
import { orderTexts } from './order-texts.ts';
import { timeLeft } from './ship-by.ts';
import { TwoLines } from './TwoLines.tsx';

interface OrderTimeProps {
  /** Label of the time, where no column head names it; it is above while the parcel has not left. */
  readonly label?: string;
  readonly order: Pick<OrderSummary, 'state' | 'shipBy' | 'carrierId'>;
  readonly side: OrderSide;
  readonly now: Date;
}

/** Renders the time of an order: the time left to ship it, or the progress of its parcel. */
export function OrderTime({ label, order, side, now }: OrderTimeProps) {
  const { text, beneath, tone } = wordsOf(order, side, now);
  const time = (
    <TwoLines
      first={
        <Text weight={tone === 'main' ? 'medium' : 'strong'} tone={tone} noWrap>
          {text}
        </Text>
      }
      second={beneath}
    />
  );
  if (label === undefined || !isTimed(order)) return time;
  return (
    <Stack space="none">
      <Text as="span" size="small" tone="soft" noWrap>
        {label}
      </Text>
      {time}
    </Stack>
  );
}

/** Returns whether the clock runs for the seller: until the parcel is handed over. */
const isTimed = ({ state, shipBy }: Pick<OrderSummary, 'state' | 'shipBy'>) =>
  shipBy !== null && (state === 'awaitingSellerConfirmation' || state === 'awaitingShipment');

function wordsOf(order: OrderTimeProps['order'], side: OrderSide, now: Date) {
  const { state, shipBy, carrierId } = order;
  if (isTimed(order) && shipBy) {
    const { text, until, tone } = timeLeft(shipBy, now);
    return { text, beneath: until, tone: tone === 'neutral' ? ('main' as const) : tone };
  }
  const carrier = carrierId === null ? null : (carrierOf(carrierId)?.name ?? null);
  if (state === 'shipped') return { text: orderTexts.inTransit, beneath: carrier, tone: 'main' as const };
  if (state === 'awaitingBuyerApproval')
    return { text: orderTexts.awaitingBuyerApproval[side], beneath: carrier, tone: 'main' as const };
  return { text: '–', beneath: null, tone: 'faint' as const };
}
