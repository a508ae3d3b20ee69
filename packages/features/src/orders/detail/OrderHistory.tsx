import type { OrderDetail } from '@havan/contract/sales/orders';
import { formatDate } from '@havan/domain/istanbul';
import { orderStepLabels, orderStateNames } from '@havan/domain/order';
import { DateText } from '@havan/ui/DateText';
import { Timeline } from '@havan/ui/Timeline';
import { expectedStates } from './expected-states.ts';
import type { OrderSide } from '../order-filters.ts';
import { detailTexts, eventNames } from '../order-texts.ts';

interface OrderHistoryProps {
  readonly order: Pick<OrderDetail, 'timeline' | 'state' | 'autoApproveAt' | 'openCase'>;
  readonly side: OrderSide;
}

/** Renders the past events of the order, newest at the foot, and the expected ones. */
export function OrderHistory({ order, side }: OrderHistoryProps) {
  const { timeline, state, autoApproveAt, openCase } = order;
  const happened = timeline.map(({ at, state: reached, note, step }, index) => ({
    id: `${at}-${index}`,
    title: step ? orderStepLabels[step] : eventNames[reached],
    time: <DateText value={at} format="dateTime" />,
    details: note,
    state: stateOf(reached === 'cancelled', index === timeline.length - 1),
  }));
  const ahead = expectedStates(state).map((next) => ({
    id: next,
    title: orderStateNames[side][next],
    details:
      // While a case is open, an order is not approved automatically.
      next === 'completed' && autoApproveAt && openCase === null
        ? detailTexts.autoApprove(formatDate(new Date(autoApproveAt)))
        : null,
    state: 'next' as const,
  }));
  return <Timeline label={detailTexts.history} events={[...happened, ...ahead]} />;
}

function stateOf(isCancelled: boolean, isLast: boolean): 'failed' | 'current' | 'done' {
  if (isCancelled) return 'failed';
  return isLast ? 'current' : 'done';
}
