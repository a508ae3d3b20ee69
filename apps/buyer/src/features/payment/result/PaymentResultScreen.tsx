import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { NotFoundScreen } from '@havan/app-shell/screens/NotFoundScreen';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { Loading } from '@havan/ui/Loading';
import { Page } from '@havan/ui/Page';
import { Stack } from '@havan/ui/Stack';
import { Text } from '@havan/ui/Text';
import { useParams, useSearchParams } from 'react-router';
import { paths } from '../../../paths.ts';
import { PaidOrders } from './PaidOrders.tsx';
import { PaymentFailure } from './PaymentFailure.tsx';
import { paymentTexts } from '../payment-texts.ts';
import { TransferAwaited } from './TransferAwaited.tsx';
import { usePaymentOutcome } from './use-payment-outcome.ts';

/**
 * Renders `/payment/success` and `/payment/fail`: which of them is shown the API decides, not the address.
 */
export function PaymentResultScreen() {
  const { result } = useParams();
  const [search] = useSearchParams();
  const paymentId = search.get('paymentId') ?? '';
  if (result !== 'success' && result !== 'fail') return <NotFoundScreen />;
  return (
    <Page size="narrow">
      <title>{`${paymentTexts.title} | Havan`}</title>
      {paymentId === '' ? (
        <ErrorScreen
          type="payment-loan-failed"
          title={paymentTexts.failTitle}
          message={paymentTexts.failHint}
          homeHref={paths.home()}
          cartHref={paths.cart()}
        />
      ) : (
        <Outcome paymentId={paymentId} />
      )}
    </Page>
  );
}

function Outcome({ paymentId }: { paymentId: string }) {
  const { status } = usePaymentOutcome(paymentId);
  const { data, error, refetch } = status;
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (data?.state === 'created' && data.transfer)
    return <TransferAwaited payment={data} transfer={data.transfer} />;
  if (data?.state === 'captured' || data?.state === 'refunded') return <PaidOrders payment={data} />;
  if (data?.state === 'failed') return <PaymentFailure payment={data} />;
  return (
    <Stack space="m" align="center">
      <Loading size="block" label={paymentTexts.verifying} showLabel />
      <Text tone="soft">{paymentTexts.verifyingHint}</Text>
    </Stack>
  );
}
