import type { OrderDetail } from '@havan/contract/orders';
import { cardBrandLabels, cardBrands } from '@havan/domain/card';
import { DescriptionList } from '@havan/ui/DescriptionList';
import { DoubleRule } from '@havan/ui/DoubleRule';
import { Heading } from '@havan/ui/Heading';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { deductionsOf } from './deductions.ts';
import type { OrderSide } from './order-filters.ts';
import { detailTexts } from './order-texts.ts';

interface OrderTotalsProps {
  readonly order: OrderDetail;
  readonly side: OrderSide;
}

/** The slip of an order. It closes with the double line: what the buyer paid, or what the seller is paid. */
export function OrderTotals({ order, side }: OrderTotalsProps) {
  const { goodsTotal, shippingFee, vatTotal, total, payout, payment } = order;
  const brand = cardBrands.find((known) => known === payment.cardBrand) ?? 'none';
  const result = side === 'sold' && payout !== null ? payout : total;
  const items = [
    { term: detailTexts.goods, details: <Money value={goodsTotal} bare /> },
    { term: detailTexts.shipping, details: <Money value={shippingFee} bare /> },
    {
      term: `${detailTexts.vat} (${detailTexts.vatIncluded})`,
      details: <Money value={vatTotal} bare quiet />,
    },
    ...(result === total ? [] : [{ term: detailTexts.total.sold, details: <Money value={total} bare /> }]),
    ...deductionsOf(order).map(({ term, amount }) => ({ term, details: <Money value={-amount} bare /> })),
    ...(payment.cardLastFour === null
      ? []
      : [
          {
            term: detailTexts.payment,
            details: detailTexts.card(cardBrandLabels[brand], payment.cardLastFour),
          },
        ]),
  ];
  return (
    <Stack space="s">
      <Heading level={2} size="panel">
        {detailTexts.totals}
      </Heading>
      <DescriptionList layout="sum" items={items} />
      <Text tone="soft">{result === total ? detailTexts.total[side] : detailTexts.payout}</Text>
      <div>
        <DoubleRule kind="result">
          <Money value={result} size="display" />
        </DoubleRule>
      </div>
    </Stack>
  );
}
