import type { TransferDetails as Details } from '@havan/contract/sales/payment';
import { TransferDetails } from '@havan/features/orders/transfer/TransferDetails';
import { Box } from '@havan/ui/Box';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { Heading } from '@havan/ui/Heading';
import { Inline } from '@havan/ui/Inline';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { paths } from '../../../paths.ts';
import type { Payment } from '../checkout-data.ts';
import { paymentTexts } from '../payment-texts.ts';

interface TransferAwaitedProps {
  readonly payment: Payment;
  readonly transfer: Details;
}

/** Renders the orders that wait for their bank transfer: the account, and the link to each order. */
export function TransferAwaited({ payment: { orders }, transfer }: TransferAwaitedProps) {
  const [first] = orders;
  return (
    <Box width="form">
      <Stack space="l">
        <Stack space="xs">
          <Heading level={1}>{paymentTexts.transferWaits}</Heading>
          <Text size="large" tone="soft">
            {paymentTexts.transferWaitsHint}
          </Text>
        </Stack>
        <TransferDetails transfer={transfer} />
        <Inline>
          {first ? (
            <ButtonLink href={paths.order('purchased', first.orderId)}>
              {`${paymentTexts.order} ${first.orderNo}`}
            </ButtonLink>
          ) : null}
          <ButtonLink href={paths.orders()} variant="outline">
            {paymentTexts.toOrders}
          </ButtonLink>
        </Inline>
      </Stack>
    </Box>
  );
}
