import { useIncrementalRender } from '@havan/app-shell/loading/use-incremental-render';
import { lazyPart } from '@havan/app-shell/loading/LazyPart';
import { useGlobals } from '@havan/app-shell/profile/use-globals';
import { Alert } from '@havan/ui/Alert';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { leadToFirstError } from '@havan/ui/Form';
import { Grid } from '@havan/ui/Grid';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { useLayoutEffect, useRef, type SubmitEvent } from 'react';
import { paths } from '../../paths.ts';
import { AddressChoice } from './delivery/AddressChoice.tsx';
import { Agreements } from './agreements/Agreements.tsx';
import { CarrierPart } from './delivery/CarrierPart.tsx';
import { choiceOf, ownWays } from './checkout-choice.ts';
import type { CheckoutData } from './checkout-data.ts';
import { type CheckoutDraft, useCheckoutDraft } from './checkout-draft.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { InvoiceChoice } from './delivery/InvoiceChoice.tsx';
import { MeansOfPayment } from './methods/MeansOfPayment.tsx';
import { intentionOf } from './pay-request.ts';
import { PaymentPart } from './PaymentPart.tsx';
import { checkPayment } from './payment-form.ts';
import { paymentTexts } from './payment-texts.ts';
import { usePay } from './use-pay.ts';
import { useReportCheckout } from './result/use-report-payment.ts';
import { useFieldErrors } from '@havan/app-shell/failures/use-field-errors';

const ThreeDsModal = lazyPart(() => import('./ThreeDsModal.tsx'), 'ThreeDsModal');

/** Drawn in three steps (delivery, payment, sum), because one render of all would block a phone. */
const parts = 3;

/** Renders the checkout: address, invoice, carriers, means of payment and agreements, beside the sum. */
export function Checkout({ checkout }: { checkout: CheckoutData }) {
  const form = useRef<HTMLFormElement>(null);
  const draft = useCheckoutDraft((store) => store.draft);
  const changeDraft = useCheckoutDraft((store) => store.change);
  const { errors, setErrors, clear } = useFieldErrors();
  const { start, isPending, failure, challenge, loanFailure } = usePay();
  const drawn = useIncrementalRender(parts, 1, 1);
  const bank = useGlobals() ?? ownWays;
  const choice = choiceOf(checkout, draft, bank);
  useReportCheckout(checkout);

  const change = (changes: Partial<CheckoutDraft>, field?: string): void => {
    changeDraft(changes);
    if (field !== undefined) clear(field);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const checked = checkPayment(
      choice,
      checkout.agreements.map(({ slug }) => slug),
      () => new Date(),
    );
    setErrors(checked.valid ? {} : checked.errors);
    if (checked.valid) void start(intentionOf(checkout, draft, choice, checked));
    else leadToFirstError(form.current);
  };

  // The failure is shown at the head of the form, so the page scrolls to it from the button at the end.
  const hasFailed = loanFailure !== null || failure !== null;
  useLayoutEffect(() => {
    if (hasFailed) scrollTo(0, 0);
  }, [hasFailed]);

  if (loanFailure)
    return (
      <ErrorScreen
        type="payment-loan-failed"
        code={loanFailure}
        homeHref={paths.home()}
        cartHref={paths.cart()}
      />
    );
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack space="m">
        <SectionHeader level={1} title={paymentTexts.title} />
        {failure ? (
          <Alert kind="error" title={paymentTexts.failed}>
            {failure}
          </Alert>
        ) : null}
        <Split
          sticky
          aside={
            drawn < parts ? null : (
              <CheckoutSummary checkout={checkout} choice={choice} isPending={isPending} />
            )
          }
        >
          <Stack space="l">
            <Grid columns={{ phone: 1, web: 2 }} space="l">
              <PaymentPart title={paymentTexts.address}>
                <AddressChoice
                  addresses={checkout.addresses}
                  value={choice.addressId}
                  error={errors['address']}
                  onChange={(addressId) => change({ addressId }, 'address')}
                />
              </PaymentPart>
              <PaymentPart title={paymentTexts.invoice}>
                <InvoiceChoice
                  invoices={checkout.invoices}
                  value={choice.invoiceId}
                  onChange={(invoiceId) => change({ invoiceId })}
                />
              </PaymentPart>
            </Grid>
            {drawn > 1 ? (
              <>
                <CarrierPart groups={checkout.groups} addressId={choice.addressId} />
                <Grid columns={{ phone: 1, web: 2 }} space="l">
                  <MeansOfPayment
                    checkout={checkout}
                    draft={draft}
                    byBank={choice.byBank}
                    bank={bank}
                    errors={errors}
                    onChange={change}
                  />
                  <PaymentPart title={paymentTexts.agreements}>
                    <Agreements
                      agreements={checkout.agreements}
                      accepted={choice.accepted}
                      errors={errors}
                      onChange={({ slug, sha256 }, isAccepted) =>
                        change(
                          {
                            accepted: isAccepted
                              ? [...draft.accepted, sha256]
                              : draft.accepted.filter((each) => each !== sha256),
                          },
                          slug,
                        )
                      }
                    />
                  </PaymentPart>
                </Grid>
              </>
            ) : null}
          </Stack>
        </Split>
      </Stack>
      {challenge ? <ThreeDsModal challenge={challenge} isLoan={draft.method === 'loan'} /> : null}
    </form>
  );
}
