import type { OrderSummary } from '@havan/contract/sales/orders';
import { DateText } from '@havan/ui/DateText';
import { Link } from '@havan/ui/Link';
import { Text } from '@havan/ui/Text';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import type { OrderSide } from './order-filters.ts';
import { TwoLines } from './TwoLines.tsx';

interface OrderNameProps {
  readonly order: Pick<OrderSummary, 'orderId' | 'orderNo' | 'createdAt'>;
  readonly side: OrderSide;
}

/** Renders the number of an order, which leads to its page, and when it came. */
export function OrderName({ order, side }: OrderNameProps) {
  const { paths } = useAppProfile();
  return (
    <TwoLines
      first={
        <Link variant="name" href={paths.order(side, order.orderId)}>
          <Text as="span" weight="strong">
            {order.orderNo}
          </Text>
        </Link>
      }
      second={<DateText value={order.createdAt} format="dateTime" />}
    />
  );
}
