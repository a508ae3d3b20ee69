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
import type { Payment } from '../checkout-data.ts';
import { paymentTexts } from '../payment-texts.ts';
import { TransferAwaited } from './TransferAwaited.tsx';
import { usePaymentOutcome } from './use-payment-outcome.ts';

/**
 * Renders `/payment/success` and `/payment/fail`; the outcome shown is that of the API, whichever of the two is opened.
 */
export function PaymentResultScreen() {
  const { result } = useParams();
  const [search] = useSearchParams();
  const paymentId = search.get('paymentId') ?? '';
  if (result !== 'success' && result !== 'fail') return <NotFoundScreen />;
  return (
    <Page size="narrow">
      {paymentId === '' ? (
        <>
          <title>{`${paymentTexts.failTitle} | Havan`}</title>
          <ErrorScreen
            type="payment-loan-failed"
            title={paymentTexts.failTitle}
            message={paymentTexts.failHint}
            homeHref={paths.home()}
            cartHref={paths.cart()}
          />
        </>
      ) : (
        <Outcome paymentId={paymentId} />
      )}
    </Page>
  );
}

function Outcome({ paymentId }: { paymentId: string }) {
  const { status } = usePaymentOutcome(paymentId);
  const { data, error, refetch } = status;
  return (
    <>
      <title>{`${titleOf(data)} | Havan`}</title>
      {error && !data ? (
        <LoadFailure error={error} onRetry={() => void refetch()} />
      ) : (
        <KnownOutcome payment={data} />
      )}
    </>
  );
}

/** Returns the title of the page for the tab and screen readers: the outcome, once there is one. */
function titleOf(payment: Payment | undefined): string {
  if (payment?.state === 'created' && payment.transfer) return paymentTexts.transferWaits;
  if (payment?.state === 'captured' || payment?.state === 'refunded') return paymentTexts.success;
  return payment?.state === 'failed' ? paymentTexts.failTitle : paymentTexts.title;
}

function KnownOutcome({ payment }: { payment: Payment | undefined }) {
  if (payment?.state === 'created' && payment.transfer)
    return <TransferAwaited payment={payment} transfer={payment.transfer} />;
  if (payment?.state === 'captured' || payment?.state === 'refunded') return <PaidOrders payment={payment} />;
  if (payment?.state === 'failed') return <PaymentFailure payment={payment} />;
  return (
    <Stack space="m" align="center">
      <Loading size="block" label={paymentTexts.verifying} showLabel />
      <Text tone="soft">{paymentTexts.verifyingHint}</Text>
    </Stack>
  );
}
