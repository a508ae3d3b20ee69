import type { OrderSummary } from '@havan/contract/sales/orders';
import { Box } from '@havan/ui/Box';
import { Money } from '@havan/ui/Money';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { caseTexts } from '../cases/case-texts.ts';
import type { OrderSide } from '../order-filters.ts';
import { orderTexts } from '../order-texts.ts';
import * as css from './order-columns.css.ts';
import { OrderName } from '../OrderName.tsx';
import { OrderRowAction } from '../actions/OrderRowAction.tsx';
import { OrderStateMark } from '../OrderStateMark.tsx';
import { OrderTime } from '../OrderTime.tsx';
import { otherPartyOf } from '../other-party.ts';
import { TwoLines } from '../TwoLines.tsx';
import type { OrderMover } from '../actions/use-order-move.ts';

interface OrderColumnsContext {
  readonly side: OrderSide;
  readonly openId: number | null;
  /** Opens an order beneath its row, with its form. */
  readonly onWork: (orderId: number) => void;
  readonly mover: OrderMover;
  readonly now: Date;
  /** Leaves out the units, which the opened row shows as well. */
  readonly isTight: boolean;
}

/** Returns the columns of the dense list in reading order: order, company, units, amount, time, state, action. */
export function orderColumns(context: OrderColumnsContext): Column<OrderSummary>[] {
  const { side, openId, onWork, mover, now, isTight } = context;
  const { columns } = orderTexts;
  const all: Column<OrderSummary>[] = [
    {
      id: 'order',
      header: columns.order,
      phone: 'lead',
      cell: (order) => (
        // Two lines with padding: the row height of the design, 53 px.
        <Box paddingY={{ web: 'xs' }}>
          <OrderName order={order} side={side} />
        </Box>
      ),
    },
    {
      id: 'other',
      header: columns.other[side],
      phone: 'lead',
      cell: (order) => {
        const { name, cityName } = otherPartyOf(order, side);
        return (
          <TwoLines
            first={
              <Text weight="medium" narrow={isTight}>
                {name}
              </Text>
            }
            second={cityName}
          />
        );
      },
    },
    {
      id: 'units',
      header: columns.units,
      align: 'end',
      phone: 'hidden',
      cell: ({ unitCount, lineCount }) => (
        <TwoLines first={<Text weight="strong">{unitCount}</Text>} second={orderTexts.lineCount(lineCount)} />
      ),
    },
    {
      id: 'total',
      header: columns.total,
      align: 'end',
      phone: 'trail',
      cell: ({ total }) => <Money value={total} size="standard" />,
    },
    {
      id: 'time',
      header: columns.time[side],
      phone: 'trail',
      cell: (order) => <OrderTime order={order} side={side} now={now} />,
    },
    {
      id: 'state',
      header: columns.state,
      phone: 'lead',
      cell: ({ state, openCase, isPrepared }) => (
        <TwoLines
          first={<OrderStateMark state={state} side={side} isPrepared={isPrepared} />}
          second={openCase === null ? null : caseTexts.names[openCase]}
        />
      ),
    },
    {
      id: 'action',
      header: columns.action,
      hideHeader: true,
      align: 'end',
      phone: 'trail',
      cell: (order) => (
        <div className={css.action}>
          <OrderRowAction
            order={order}
            side={side}
            isOpen={order.orderId === openId}
            onOpen={() => onWork(order.orderId)}
            mover={mover}
            now={now}
          />
        </div>
      ),
    },
  ];
  return isTight ? all.filter(({ id }) => id !== 'units') : all;
}
