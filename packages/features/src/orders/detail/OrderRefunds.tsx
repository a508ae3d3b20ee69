import type { OrderDetail } from '@havan/contract/sales/orders';
import { formatMoney } from '@havan/domain/money';
import { formatPoints } from '@havan/domain/points';
import { DateText } from '@havan/ui/DateText';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { refundTexts } from '../order-work-texts.ts';

interface OrderRefundsProps {
  readonly refunds: OrderDetail['refunds'];
}

/** Renders the refunds with their amount, time, reason and target; nothing without any. */
export function OrderRefunds({ refunds }: OrderRefundsProps) {
  if (refunds.length === 0) return null;
  return (
    <Stack as="ul" space="xs" aria-label={refundTexts.title}>
      {refunds.map((refund) => (
        <li key={refund.refundId}>
          <Text size="small">
            {refundTexts.kinds[refund.kind]}: {wordsOf(refund).join(', ')}
          </Text>
          <Text size="tiny" tone="faint">
            <DateText value={refund.at} format="dateTime" />
            {refund.isAtBank ? '' : `, ${refundTexts.waiting}`}
          </Text>
        </li>
      ))}
    </Stack>
  );
}

const wordsOf = ({ card, wallet, points }: OrderDetail['refunds'][number]): string[] => [
  ...(card > 0 ? [refundTexts.card(formatMoney(card))] : []),
  ...(points > 0 ? [refundTexts.points(formatPoints(points))] : []),
  ...(wallet > 0 ? [refundTexts.wallet(formatMoney(wallet))] : []),
];
