import { ThreeDsFrame } from '@havan/features/card-payment/ThreeDsFrame';
import { paymentTexts } from './payment-texts.ts';
import type { Challenge } from './use-pay.ts';
import { usePaymentOutcome } from './result/use-payment-outcome.ts';

interface ThreeDsModalProps {
  readonly challenge: Challenge;
  /** Whether the bank's page is an application for a loan. */
  readonly isLoan: boolean;
}

/** Renders the bank's page: the API is polled until the bank has reported, then the result page opens. */
export function ThreeDsModal({ challenge: { paymentId, url }, isLoan }: ThreeDsModalProps) {
  const { check } = usePaymentOutcome(paymentId);
  return <ThreeDsFrame url={url} onReturn={check} {...(isLoan && { title: paymentTexts.loanStep })} />;
}
