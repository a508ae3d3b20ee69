import { paymentFailureCodes } from '@havan/domain/payment';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { paths } from '../../../paths.ts';
import type { Payment } from '../checkout-data.ts';
import { useCheckoutDraft } from '../checkout-draft.ts';
import { paymentTexts } from '../payment-texts.ts';

/** Renders why the payment failed, and the ways on: another try before all others, and the cart as it was. */
export function PaymentFailure({ payment: { failureCode, failureMessage } }: { payment: Payment }) {
  // The part of the cart that was being paid, as this tab remembers it.
  const sellerIds = useCheckoutDraft((store) => store.draft.sellerIds);
  const loanCode = Object.values(paymentFailureCodes).find((code) => code === failureCode);
  return (
    <ErrorScreen
      type="payment-loan-failed"
      {...(loanCode ? { code: loanCode } : { title: paymentTexts.failTitle })}
      {...(!loanCode && failureMessage && { message: `${failureMessage} ${paymentTexts.failHint}` })}
      homeHref={paths.home()}
      cartHref={paths.cart()}
      {...(loanCode !== paymentFailureCodes.basketChanged && {
        next: { label: paymentTexts.retry, href: paths.payment(sellerIds) },
      })}
    />
  );
}
