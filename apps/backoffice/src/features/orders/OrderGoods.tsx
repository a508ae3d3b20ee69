import type { MarketOrder } from '@havan/contract/backoffice/money/orders';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Heading } from '@havan/ui/Heading';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { type Column, Table } from '@havan/ui/Table';
import { Text } from '@havan/ui/Text';
import { moneyBackText } from './money-back.ts';

type Line = MarketOrder['lines'][number];

const columns: readonly Column<Line>[] = [
  { id: 'product', header: 'Ürün', phone: 'lead', cell: ({ productName }) => productName },
  { id: 'barcode', header: 'Barkod', phone: 'detail', cell: ({ barcode }) => barcode },
  {
    id: 'quantity',
    header: 'Adet',
    align: 'end',
    phone: 'detail',
    cell: ({ quantity, refundedQuantity }) =>
      refundedQuantity > 0 ? `${quantity} (${refundedQuantity} iade)` : quantity,
  },
  {
    id: 'price',
    header: 'Birim fiyat',
    align: 'end',
    phone: 'detail',
    cell: ({ unitPrice }) => <Money value={unitPrice} />,
  },
  {
    id: 'total',
    header: 'Tutar',
    align: 'end',
    phone: 'trail',
    cell: ({ lineTotal }) => <Money value={lineTotal} />,
  },
];

/** Renders the goods of an order and the shares of its money. */
export function OrderGoods({ order }: { readonly order: MarketOrder }) {
  return (
    <Stack space="m">
      <Heading level={2}>Ürünler ve tutarlar</Heading>
      <Table
        caption="Siparişin ürünleri"
        rows={order.lines}
        rowKey={({ lineNo }) => String(lineNo)}
        columns={columns}
      />
      <DescriptionList
        layout="columns"
        items={[
          { term: 'Ürünler', details: <Money value={order.goodsTotal} /> },
          { term: 'Kargo ücreti', details: <Money value={order.shippingFee} /> },
          { term: 'Toplam', details: <Money value={order.total} /> },
          { term: 'İade edilen', details: <Money value={order.refundedTotal} /> },
          { term: 'Komisyon (KDV dahil)', details: <Money value={order.commission} /> },
          { term: 'Satıcının payı', details: <Money value={order.payout} /> },
          {
            term: 'Satıcıya ödeme',
            details:
              order.paidOutAt === null ? (
                payoutText(order)
              ) : (
                <DateText value={order.paidOutAt} format="dateTime" />
              ),
          },
        ]}
      />
      {order.refunds.map(({ at, note, ...back }) => (
        <Text key={at} size="small" tone="soft">
          <DateText value={at} format="dateTime" />
          {`: ${moneyBackText(back, order.paymentMethod)} iade edildi.${note === null ? '' : ` ${note}`}`}
        </Text>
      ))}
    </Stack>
  );
}

function payoutText({ state }: MarketOrder): string {
  if (state === 'cancelled') return 'Ödeme yapılmaz';
  return state === 'completed' ? 'Sıradaki ödemeyi bekliyor' : 'Sipariş tamamlanınca';
}
