import { Alert } from '@havan/ui/Alert';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { SectionHeader } from '@havan/ui/SectionHeader';
import { Split } from '@havan/ui/Split';
import { Stack } from '@havan/ui/Stack';
import { useLayoutEffect, useRef, useState, type SubmitEvent } from 'react';
import { paths } from '../../paths.ts';
import { AddressChoice } from './AddressChoice.tsx';
import { Agreements } from './Agreements.tsx';
import { CardFields } from './CardFields.tsx';
import type { CheckoutData } from './checkout-data.ts';
import { CheckoutSummary } from './CheckoutSummary.tsx';
import { focusFirstError } from './focus-first-error.ts';
import { Installments } from './Installments.tsx';
import { PaymentPart } from './PaymentPart.tsx';
import { checkPayment, emptyCard, type CardValues } from './payment-form.ts';
import { paymentTexts } from './payment-texts.ts';
import { ThreeDsModal } from './ThreeDsModal.tsx';
import { usePay } from './use-pay.ts';

/** Address, card, instalments and agreements beside the sum that is about to be paid. */
export function Checkout({ checkout }: { checkout: CheckoutData }) {
  const { addresses, agreements, groups, total, basketVersion } = checkout;
  const form = useRef<HTMLFormElement>(null);
  const [card, setCard] = useState(emptyCard);
  const [addressId, setAddressId] = useState(
    () => (addresses.find((each) => each.isDefault) ?? addresses[0])?.addressId ?? null,
  );
  const [accepted, setAccepted] = useState<readonly string[]>([]);
  const [plan, setPlan] = useState({ count: 1, total });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const { start, isPending, failure, challenge, loanFailure } = usePay();

  const clear = (name: string) => setErrors(({ [name]: _gone, ...rest }) => rest);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const checked = checkPayment(
      { card, addressId, accepted },
      agreements.map(({ slug }) => slug),
      () => new Date(),
    );
    setErrors(checked.valid ? {} : checked.errors);
    if (!checked.valid) {
      focusFirstError(form.current);
      return;
    }
    void start({
      card: checked.card,
      addressId: checked.addressId,
      installments: plan.count,
      sellerIds: groups.map(({ seller }) => seller.sellerId),
      basketVersion,
      acceptedAgreements: [...accepted],
    });
  };

  // What went wrong stands where the form began; whoever pressed the button at its end must see it.
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
          aside={<CheckoutSummary checkout={checkout} planTotal={plan.total} isPending={isPending} />}
        >
          <Stack space="l">
            <PaymentPart title={paymentTexts.address}>
              <AddressChoice
                addresses={addresses}
                value={addressId}
                error={errors['address']}
                onChange={(id) => {
                  setAddressId(id);
                  clear('address');
                }}
              />
            </PaymentPart>
            <PaymentPart title={paymentTexts.card} remark={paymentTexts.cardSafe}>
              <CardFields
                values={card}
                errors={errors}
                onChange={(name: keyof CardValues, value) => {
                  setCard((before) => ({ ...before, [name]: value }));
                  clear(name);
                }}
              />
            </PaymentPart>
            <PaymentPart title={paymentTexts.installments}>
              <Installments
                amount={total}
                cardNumber={card.cardNumber}
                value={plan.count}
                onChange={setPlan}
              />
            </PaymentPart>
            <PaymentPart title={paymentTexts.agreements}>
              <Agreements
                agreements={agreements}
                accepted={accepted}
                errors={errors}
                onChange={(slug, isAccepted) => {
                  setAccepted(isAccepted ? [...accepted, slug] : accepted.filter((each) => each !== slug));
                  clear(slug);
                }}
              />
            </PaymentPart>
          </Stack>
        </Split>
      </Stack>
      {challenge ? <ThreeDsModal challenge={challenge} /> : null}
    </form>
  );
}
