import { orderQuery } from '@havan/api-client/queries/sales/orders';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Money } from '@havan/ui/Money';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { useQuery } from '@tanstack/react-query';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { addressLines } from '../address-lines.ts';
import type { OrderSide } from '../order-filters.ts';
import { detailTexts } from '../order-texts.ts';
import { OrderLines } from '../detail/OrderLines.tsx';
import * as css from './OrderPanel.css.ts';
import { OrderWork } from '../actions/OrderWork.tsx';
import type { OrderMover } from '../actions/use-order-move.ts';

interface OrderPanelProps {
  readonly orderId: number;
  readonly side: OrderSide;
  readonly mover: OrderMover;
  readonly now: Date;
  /** Whether its form was opened by a button and takes the focus. */
  readonly takesFocus: boolean;
}

/** Renders the panel beneath a row: goods, address and earnings, and beside them the actions. */
export function OrderPanel({ orderId, side, mover, now, takesFocus }: OrderPanelProps) {
  const { api } = useAppProfile();
  const { data: order, error, refetch } = useQuery(orderQuery(api, side, orderId));
  if (error && !order) return <LoadFailure size="part" error={error} onRetry={() => void refetch()} />;
  if (!order) return <Shimmer kind="rows" count={3} label={detailTexts.loading} />;
  return (
    <div className={css.panel}>
      <div className={css.main}>
        <Stack space="s">
          <Heading level={2} size="block">
            {detailTexts.lines}
          </Heading>
          <OrderLines order={order} now={now} />
          <DescriptionList
            items={[
              { term: detailTexts.address, details: addressLines(order.address).join(', ') },
              ...(order.payout === null
                ? []
                : [{ term: detailTexts.payout, details: <Money value={order.payout} /> }]),
            ]}
          />
        </Stack>
      </div>
      <div className={css.aside}>
        <OrderWork order={order} side={side} mover={mover} takesFocus={takesFocus} />
      </div>
    </div>
  );
}
