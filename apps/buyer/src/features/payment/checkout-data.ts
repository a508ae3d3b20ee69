import type { ResultOf } from '@havan/contract/call';
import type { getCheckout, getPaymentStatus } from '@havan/contract/sales/payment';

export type CheckoutData = ResultOf<typeof getCheckout>;
export type Payment = ResultOf<typeof getPaymentStatus>;
