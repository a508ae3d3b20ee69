import type { OrderDetail } from '@havan/contract/sales/orders';
import { cardBrandLabels, cardBrands } from '@havan/domain/card';
import { formatPoints } from '@havan/domain/points';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { DoubleRule } from '@havan/ui/DoubleRule';
import { Heading } from '@havan/ui/Heading';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { deductionsOf } from './deductions.ts';
import type { OrderSide } from '../order-filters.ts';
import { detailTexts } from '../order-texts.ts';
import { refundTexts } from '../order-work-texts.ts';

interface OrderTotalsProps {
  readonly order: OrderDetail;
  readonly side: OrderSide;
}

/**
 * Renders the slip of an order. It closes with the double line: what the buyer paid, or what the seller is
 * paid.
 */
export function OrderTotals({ order, side }: OrderTotalsProps) {
  const { goodsTotal, shippingFee, vatTotal, total, payout, payment, refundedTotal } = order;
  const rest = total - refundedTotal;
  const means = meansOf(payment);
  const result = side === 'sold' && payout !== null ? payout : rest;
  const items = [
    { term: detailTexts.goods, details: <Money value={goodsTotal} bare /> },
    { term: detailTexts.shipping, details: <Money value={shippingFee} bare /> },
    {
      term: `${detailTexts.vat} (${detailTexts.vatIncluded})`,
      details: <Money value={vatTotal} bare quiet />,
    },
    ...(result === total ? [] : [{ term: detailTexts.total[side], details: <Money value={total} bare /> }]),
    ...(refundedTotal === 0
      ? []
      : [{ term: refundTexts.total, details: <Money value={-refundedTotal} bare /> }]),
    ...(order.campaignSubsidy
      ? [{ term: detailTexts.campaignSubsidy, details: <Money value={order.campaignSubsidy} bare /> }]
      : []),
    ...deductionsOf(order).map(({ term, amount }) => ({ term, details: <Money value={-amount} bare /> })),
    ...(order.points && order.points.paid > 0
      ? [{ term: detailTexts.pointsPaid, details: <Money value={order.points.paid} bare quiet /> }]
      : []),
    ...(order.points && order.points.earned > 0 && order.state !== 'cancelled'
      ? [{ term: detailTexts.pointsEarned, details: formatPoints(order.points.earned) }]
      : []),
    ...(means.length === 0 ? [] : [{ term: detailTexts.payment, details: means.join(', ') }]),
  ];
  return (
    <Stack space="s">
      <Heading level={2} size="panel">
        {detailTexts.totals}
      </Heading>
      <DescriptionList layout="sum" items={items} />
      <Text tone="soft">{resultName(side, payout, refundedTotal)}</Text>
      <div>
        <DoubleRule kind="result">
          <Money value={result} size="display" />
        </DoubleRule>
      </div>
    </Stack>
  );
}

/** Returns the means of payment of the buyer, the wallet's part first. */
function meansOf({
  method,
  usesWallet,
  cardBrand,
  cardLastFour,
  installments,
}: OrderDetail['payment']): string[] {
  const brand = cardBrands.find((known) => known === cardBrand) ?? 'none';
  return [
    ...(usesWallet ? [detailTexts.wallet] : []),
    ...(method === 'loan' ? [detailTexts.loan(installments)] : []),
    ...(method === 'transfer' ? [detailTexts.transfer] : []),
    ...(cardLastFour === null ? [] : [detailTexts.card(cardBrandLabels[brand], cardLastFour)]),
    ...(cardLastFour !== null && installments > 1 ? [detailTexts.installments(installments)] : []),
  ];
}

/** Returns the name of the last line of the slip. */
function resultName(side: OrderSide, payout: number | null, refundedTotal: number): string {
  if (side === 'sold' && payout !== null) return detailTexts.payout;
  return refundedTotal > 0 ? refundTexts.remaining : detailTexts.total[side];
}
