import type { OrderSummary } from '@havan/contract/sales/orders';
import { Table } from '@havan/ui/Table';
import { useEffect, useRef, useState } from 'react';
import { orderColumns } from './order-columns.tsx';
import type { OrderSide } from '../order-filters.ts';
import { orderTexts } from '../order-texts.ts';
import { OrderPanel } from './OrderPanel.tsx';
import type { OrderMover } from '../actions/use-order-move.ts';
import { useViewport } from '@havan/app-shell/viewport/use-viewport';
import { rowButtons, useRowKeys } from './use-row-keys.ts';

interface OrderTableProps {
  readonly orders: readonly OrderSummary[];
  readonly side: OrderSide;
  readonly openId: number | null;
  readonly onOpen: (orderId: number | null) => void;
  readonly mover: OrderMover;
  readonly now: Date;
  /** Ids of the selected orders; without it nothing can be selected. */
  readonly selected?: ReadonlySet<string>;
  readonly onSelect?: (selected: ReadonlySet<string>) => void;
}

/** Renders the dense list: one row per order, which is opened in place; J and K move between rows. */
export function OrderTable(props: OrderTableProps) {
  'use memo';
  const { orders, side, openId, onOpen, mover, now, selected, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const isTight = useViewport().currentDevice !== 'web';
  /** The order whose button opened its form. One opened by the arrow leaves the focus on its row. */
  const [atWork, setAtWork] = useState<number | null>(null);
  // A form that closes loses the focus: keyboard navigation continues at its row, or at the first one.
  useEffect(() => {
    if (atWork === null || document.activeElement !== document.body) return;
    const index = orders.findIndex(({ orderId }) => orderId === atWork);
    rowButtons(list.current)[Math.max(index, 0)]?.focus();
  }, [orders, atWork]);
  return (
    <div ref={list}>
      <Table
        caption={orderTexts.title[side]}
        columns={orderColumns({
          side,
          openId,
          onWork: (orderId) => {
            setAtWork(orderId);
            onOpen(orderId);
          },
          mover,
          now,
          isTight,
        })}
        rows={orders}
        rowKey={({ orderId }) => String(orderId)}
        expansion={{
          open: new Set(openId === null ? [] : [String(openId)]),
          onToggle: (key) => {
            setAtWork(null);
            onOpen(Number(key) === openId ? null : Number(key));
          },
          render: ({ orderId }) => (
            <OrderPanel
              orderId={orderId}
              side={side}
              mover={mover}
              now={now}
              takesFocus={orderId === atWork}
            />
          ),
          rowLabel: ({ orderNo }) => orderNo,
        }}
        {...(selected &&
          onSelect && {
            selection: { selected, onChange: onSelect, rowLabel: ({ orderNo }: OrderSummary) => orderNo },
          })}
        stickyHeader
      />
    </div>
  );
}
