import { InstantLoanFailScreen } from './InstantLoanFailScreen.tsx';
import { PaymentResultScreen } from './PaymentResultScreen.tsx';

/** Renders the result of a payment or of the application for a loan; the pages are loaded together. */
export function ResultPages({ of }: { readonly of: 'payment' | 'loan' }) {
  return of === 'payment' ? <PaymentResultScreen /> : <InstantLoanFailScreen />;
}
