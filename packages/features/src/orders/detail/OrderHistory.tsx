import type { OrderDetail } from '@havan/contract/sales/orders';
import { formatDate } from '@havan/domain/istanbul';
import { orderStepLabels, orderStateNames } from '@havan/domain/order';
import { DateText } from '@havan/ui/DateText';
import { Timeline } from '@havan/ui/Timeline';
import { expectedStates } from './expected-states.ts';
import type { OrderSide } from '../order-filters.ts';
import { detailTexts, eventNames } from '../order-texts.ts';
import { refundTexts } from '../order-work-texts.ts';

interface OrderHistoryProps {
  readonly order: Pick<OrderDetail, 'timeline' | 'refunds' | 'state' | 'autoApproveAt' | 'openCase'>;
  readonly side: OrderSide;
}

/** Renders the past events of the order with its partial supplies, newest at the foot, and the expected ones. */
export function OrderHistory({ order, side }: OrderHistoryProps) {
  const { timeline, refunds, state, autoApproveAt, openCase } = order;
  const happened = [
    ...timeline.map(({ at, state: reached, note, step }) => ({
      at,
      title: step ? orderStepLabels[step] : eventNames[reached],
      note,
      isCancelled: reached === 'cancelled',
    })),
    // A partial supply leaves the state of the order as it is; both parties read its reasons.
    ...refunds
      .filter(({ kind }) => kind === 'notSupplied')
      .map(({ at, note }) => ({ at, title: refundTexts.kinds.notSupplied, note, isCancelled: false })),
  ]
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .map(({ at, title, note, isCancelled }, index, { length }) => ({
      id: `${at}-${index}`,
      title,
      time: <DateText value={at} format="dateTime" />,
      details: note,
      state: stateOf(isCancelled, index === length - 1),
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
