import { ApiError } from '@havan/api-client/api-error';
import { checkoutQuery } from '@havan/api-client/queries/sales/payment';
import { pay } from '@havan/contract/sales/payment';
import { useAppProfile } from '@havan/app-shell/profile/app-profile';
import { LoadFailure } from '@havan/app-shell/failures/LoadFailure';
import { RequireArea } from '@havan/app-shell/guards/RequireArea';
import { RequireRight } from '@havan/app-shell/guards/RequireRight';
import { useChunkedList } from '@havan/app-shell/loading/use-chunked-list';
import { ButtonLink } from '@havan/ui/ButtonLink';
import { EmptyState } from '@havan/ui/EmptyState';
import { Page } from '@havan/ui/Page';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Shimmer } from '@havan/ui/Shimmer';
import { Stack } from '@havan/ui/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { Checkout } from './Checkout.tsx';
import { useCheckoutDraft } from './checkout-draft.ts';
import { paymentTexts } from './payment-texts.ts';

/** Renders `/payment?sellers=`: the checkout of the sellers selected in the cart, or of all. */
export function PaymentScreen() {
  const [search] = useSearchParams();
  const paymentId = search.get('paymentId');
  const sellerIds = readSellerIds(search.get('sellers'));
  // The bank redirects a full page here; the result page finds out the outcome.
  if (paymentId !== null) return <Navigate to={paths.paymentResult('success', paymentId)} replace />;
  return (
    <RequireArea area="cart">
      <RequireRight call={pay}>
        <Page>
          <title>{`${paymentTexts.title} | Havan`}</title>
          <KnownCheckout sellerIds={sellerIds} />
        </Page>
      </RequireRight>
    </RequireArea>
  );
}

function KnownCheckout({ sellerIds }: { sellerIds: readonly number[] }) {
  const { api } = useAppProfile();
  const addressId = useCheckoutDraft((store) => store.draft.addressId) ?? undefined;
  const invoiceId = useCheckoutDraft((store) => store.draft.invoiceId) ?? undefined;
  const change = useCheckoutDraft((store) => store.change);
  const sellers = sellerIds.join(',');
  useEffect(() => change({ sellerIds: readSellerIds(sellers) }), [change, sellers]);
  // Another address changes the agreements; the present ones stay until they are loaded.
  const { data, error, refetch } = useQuery({
    ...checkoutQuery(api, { sellerIds, addressId, invoiceId }),
    placeholderData: keepPreviousData,
  });
  const checkout = useChunkedList(data);
  // A stored address or invoice may have been deleted: the checkout is loaded without it.
  const isGone = error instanceof ApiError && error.status === 404;
  useEffect(() => {
    if (isGone) change({ addressId: null, invoiceId: null });
  }, [isGone, change]);
  const isEmpty = error instanceof ApiError && error.code === 'emptyBasket';
  if (isEmpty && !data) return <NothingToPay />;
  if (error && !data) return <LoadFailure error={error} onRetry={() => void refetch()} />;
  if (!checkout) {
    return (
      <Stack space="m">
        <SectionHeader level={1} title={paymentTexts.title} />
        <Shimmer kind="rows" count={6} height={72} label={paymentTexts.loading} said />
      </Stack>
    );
  }
  return <Checkout checkout={checkout} />;
}

/**
 * Renders the orders of a finished payment for a buyer who returns to its form, from the bank's page for
 * example.
 */
function NothingToPay() {
  const paidId = useCheckoutDraft((store) => store.paidId);
  const toCart = (
    <ButtonLink href={paths.cart()} variant={paidId ? 'outline' : 'solid'}>
      {paymentTexts.backToCart}
    </ButtonLink>
  );
  return (
    <EmptyState
      kind="other"
      title={paymentTexts.nothingToPay}
      {...(paidId && { subtitle: paymentTexts.alreadyPaid })}
      isHeading
      actions={
        paidId ? (
          <>
            <ButtonLink href={paths.paymentResult('success', paidId)}>{paymentTexts.toPaid}</ButtonLink>
            {toCart}
          </>
        ) : (
          toCart
        )
      }
    />
  );
}

function readSellerIds(text: string | null): number[] {
  return (text ?? '')
    .split(',')
    .filter((id) => /^[1-9]\d{0,14}$/.test(id))
    .map(Number);
}
