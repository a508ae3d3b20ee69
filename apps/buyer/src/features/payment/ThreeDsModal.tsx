import { threeDsReturnMessage } from '@havan/contract/sales/payment';
import { SecureFrame } from '@havan/ui/SecureFrame';
import { paymentTexts } from './payment-texts.ts';
import type { Challenge } from './use-pay.ts';
import { usePaymentOutcome } from './result/use-payment-outcome.ts';

interface ThreeDsModalProps {
  readonly challenge: Challenge;
  /** The bank's page takes the application for a loan. */
  readonly isLoan: boolean;
}

/**
 * The bank's page in a frame. What it shows at the end is not believed: the API is asked until it has heard from the
 * bank, then the result page opens.
 */
export function ThreeDsModal({ challenge: { paymentId, url }, isLoan }: ThreeDsModalProps) {
  const { check } = usePaymentOutcome(paymentId);
  return (
    <SecureFrame
      open
      src={url}
      title={isLoan ? paymentTexts.loanStep : paymentTexts.threeDs}
      hint={paymentTexts.threeDsHint}
      awaiting={paymentTexts.awaitingBank}
      // The bank sends the frame back to a page of ours, which says so.
      origin={location.origin}
      onMessage={(data) => {
        if (isReturn(data)) check();
      }}
    />
  );
}

/** What the page says to which the bank sends the frame back. */
const isReturn = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && 'type' in data && data.type === threeDsReturnMessage;
