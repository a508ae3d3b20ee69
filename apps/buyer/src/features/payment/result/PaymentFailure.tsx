import { paymentFailureCodes } from '@havan/domain/payment';
import { ErrorScreen } from '@havan/ui/ErrorScreen';
import { paths } from '../../../paths.ts';
import type { Payment } from '../checkout-data.ts';
import { useCheckoutDraft } from '../checkout-draft.ts';
import { paymentTexts } from '../payment-texts.ts';

/** Renders why the payment failed, with another try as the first action, and a link to the unchanged cart. */
export function PaymentFailure({ payment: { failureCode, failureMessage } }: { payment: Payment }) {
  // The sellers that were being paid, as this tab has stored them.
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
