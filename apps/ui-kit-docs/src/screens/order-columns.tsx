import { Badge } from '@havan/ui/Badge';
import { Button } from '@havan/ui/Button';
import { Money } from '@havan/ui/Money';
import type { Column } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import type { Order } from '../sample/orders.ts';

const twoLines = (first: string, second: string) => (
  <span>
    <Text as="span" weight="strong">
      {first}
    </Text>
    <Text size="tiny" tone="faint">
      {second}
    </Text>
  </span>
);

/** Columns of the order table, with their positions on a phone. */
export const columns: Column<Order>[] = [
  { id: 'no', header: 'Sipariş', phone: 'lead', cell: (order) => twoLines(order.no, order.at) },
  {
    id: 'total',
    header: 'Tutar',
    align: 'end',
    sortable: true,
    phone: 'trail',
    cell: (order) => <Money value={order.total} size="standard" />,
  },
  { id: 'buyer', header: 'Alıcı', phone: 'lead', cell: (order) => twoLines(order.buyer, order.city) },
  { id: 'pieces', header: 'Adet', align: 'end', phone: 'hidden', cell: (order) => order.pieces },
  {
    id: 'left',
    header: 'Kalan süre',
    phone: 'trail',
    cell: (order) => (
      <Text
        as="span"
        tone={order.late ? 'critical' : order.tone === 'attention' ? 'attention' : 'soft'}
        weight="strong"
      >
        {order.left}
      </Text>
    ),
  },
  {
    id: 'state',
    header: 'Durum',
    phone: 'lead',
    cell: (order) => (
      <Badge tone={order.tone} mark={order.mark}>
        {order.state}
      </Badge>
    ),
  },
  {
    id: 'step',
    header: 'Sıradaki iş',
    hideHeader: true,
    align: 'end',
    phone: 'action',
    cell: (order) => (
      <Button variant={order.tone === 'positive' || order.late ? 'solid' : 'outline'}>{order.step}</Button>
    ),
  },
];
