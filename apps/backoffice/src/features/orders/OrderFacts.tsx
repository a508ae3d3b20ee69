import { operatorQuery } from '@havan/api-client/queries/backoffice/operators';
import type { MarketOrder } from '@havan/contract/backoffice/money/orders';
import { mayActAs } from '@havan/domain/operator';
import { DateText } from '@havan/ui/DateText';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { Link } from '@havan/ui/Link';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths.ts';
import { api } from '../../session.ts';
import { methodLabels } from './order-tones.ts';

const moment = (at: string | null) => (at === null ? '–' : <DateText value={at} format="dateTime" />);

/** Renders parties, parcel and payment of an order. */
export function OrderFacts({ order }: { readonly order: MarketOrder }) {
  const { shipment } = order;
  const roles = useQuery(operatorQuery(api)).data?.roles ?? [];
  const payment = `${methodLabels[order.paymentMethod]}, ${order.paymentId}`;
  return (
    <DescriptionList
      layout="columns"
      items={[
        { term: 'Alıcı', details: <Link href={paths.company(order.buyerId)}>{order.buyer}</Link> },
        { term: 'Satıcı', details: <Link href={paths.company(order.sellerId)}>{order.seller}</Link> },
        { term: 'Teslimat adresi', details: order.address },
        { term: 'Verildi', details: moment(order.createdAt) },
        { term: 'Son kargoya verme', details: moment(order.shipBy) },
        {
          term: 'Kargo',
          details: shipment
            ? `${shipment.carrierName}, ${shipment.followUpNumber}`
            : 'Henüz kargoya verilmedi',
        },
        { term: 'Kargoya verildi', details: moment(shipment?.shippedAt ?? null) },
        { term: 'Tahmini teslim', details: moment(order.estimatedDeliveryAt) },
        { term: 'Teslim edildi', details: moment(order.deliveredAt) },
        { term: 'Kendiliğinden onay', details: moment(order.autoApproveAt) },
        { term: 'Tamamlandı', details: moment(order.completedAt) },
        {
          term: 'Ödeme',
          details: mayActAs(roles, ['finance']) ? (
            <Link href={paths.payment(order.paymentId)}>{payment}</Link>
          ) : (
            payment
          ),
        },
      ]}
    />
  );
}
