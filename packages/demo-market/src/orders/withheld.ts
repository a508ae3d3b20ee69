import {
  firstIncomeWithholding,
  incomeTaxOn,
  type WithheldLine,
  withholdingBase,
} from '@havan/domain/income-withholding';
import { vatRates } from '@havan/domain/money';
import { refundOf } from './order-cases.ts';
import type { DemoOrder } from './orders.ts';

/** Income tax on a completed order, of goods that did not go back before; base and amount in kuruş. */
export interface DemoWithheld {
  readonly orderId: number;
  readonly companyId: number;
  readonly at: Date;
  readonly basisPoints: number;
  readonly base: number;
  readonly amount: number;
}

/** Returns the income tax withheld when an order was completed; null for one that is not. */
export function withheldOf(order: DemoOrder, now: Date): DemoWithheld | null {
  const { completedAt: at } = order.times;
  if (!at || order.times.cancelledAt) return null;
  const refund = refundOf(order, now);
  const lines = order.lines.map(
    ({ listing, quantity, unitPrice }, index): WithheldLine => ({
      quantity,
      refundedQuantity: refund?.lineNo === index + 1 ? refund.quantity : 0,
      unitPrice,
      vatRate: vatRates.find((rate) => rate === listing.product.vatRate) ?? 20,
    }),
  );
  const base = withholdingBase(lines);
  const { basisPoints } = firstIncomeWithholding;
  const amount = incomeTaxOn(base, basisPoints);
  return { orderId: order.id, companyId: order.seller.id, at, basisPoints, base, amount };
}
