import { InstantLoanFailScreen } from './InstantLoanFailScreen.tsx';
import { PaymentResultScreen } from './PaymentResultScreen.tsx';

/** How a payment or the application for a loan ended; the pages are loaded together. */
export function ResultPages({ of }: { readonly of: 'payment' | 'loan' }) {
  return of === 'payment' ? <PaymentResultScreen /> : <InstantLoanFailScreen />;
}
