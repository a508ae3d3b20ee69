import { cardBrandLabels } from '@havan/domain/card';
import { formatMoney } from '@havan/domain/money';
import { formatPoints } from '@havan/domain/points';
import { Box } from '@havan/ui/Box';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { DoubleRule } from '@havan/ui/DoubleRule';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Link } from '@havan/ui/Link';
import { Money } from '@havan/ui/Money';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { paths } from '../../../paths.ts';
import type { Payment } from '../checkout-data.ts';
import { paymentTexts } from '../payment-texts.ts';
import { useReportPurchase } from './use-report-payment.ts';

/** Renders the bought goods: one order per seller, each with its link. */
export function PaidOrders({ payment }: { payment: Payment }) {
  const { orders, amount } = payment;
  useReportPurchase(payment);
  return (
    <Box width="form">
      <Stack space="l">
        <Stack space="xs">
          <Heading level={1}>{paymentTexts.success}</Heading>
          <Text size="large" tone="soft">
            {paymentTexts.successHint(orders.length)}
          </Text>
        </Stack>
        <Inline justify="between" align="end">
          <DoubleRule kind="result">
            <Money value={amount} size="display" />
          </DoubleRule>
          <Text tone="soft">{paidBy(payment).join(', ')}</Text>
        </Inline>
        <Box as="ul" surface="sheet" lineAbove="section">
          {orders.map(({ orderId, orderNo, sellerUsername, total }) => (
            <Box as="li" key={orderId} padding="m" lineBelow="row">
              <Inline justify="between" wrap={false} space="m">
                <Stack space="none">
                  <Link href={paths.order('purchased', orderId)} variant="name">
                    {`${paymentTexts.order} ${orderNo}`}
                  </Link>
                  <Text size="small" tone="soft">
                    {sellerUsername}
                  </Text>
                </Stack>
                <Money value={total} size="standard" />
              </Inline>
            </Box>
          ))}
        </Box>
        <Inline>
          <ButtonLink href={paths.orders()}>{paymentTexts.toOrders}</ButtonLink>
          <ButtonLink href={paths.home()} variant="outline">
            {paymentTexts.goOn}
          </ButtonLink>
        </Inline>
      </Stack>
    </Box>
  );
}

/** Returns the parts by which it was paid, the wallet's first. */
function paidBy(payment: Payment): string[] {
  const { method, walletAmount, pointsAmount, installments, cardBrand, cardLastFour } = payment;
  return [
    ...(pointsAmount > 0 ? [paymentTexts.paidWithPoints(formatPoints(pointsAmount))] : []),
    ...(walletAmount > 0 ? [paymentTexts.paidFromWallet(formatMoney(walletAmount))] : []),
    ...(method === 'loan' ? [`${paymentTexts.paidByLoan}, ${paymentTexts.loanOf(installments)}`] : []),
    ...(method === 'transfer' ? [paymentTexts.paidByTransfer] : []),
    ...(cardBrand && cardLastFour ? [paymentTexts.paidWith(cardBrandLabels[cardBrand], cardLastFour)] : []),
    ...(cardBrand && installments > 1 ? [paymentTexts.instalmentOf(installments)] : []),
  ];
}
