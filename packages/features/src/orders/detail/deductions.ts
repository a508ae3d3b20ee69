import type { OrderDetail } from '@havan/contract/sales/orders';
import { detailTexts } from '../order-texts.ts';

type Sums = Pick<OrderDetail, 'total' | 'commission' | 'payout'> &
  Partial<Pick<OrderDetail, 'refundedTotal' | 'campaignSubsidy' | 'withheld'>>;

export interface Deduction {
  readonly term: string;
  readonly amount: number;
}

/**
 * Returns the deductions between the amount of an order and the payout, so that the slip adds up; none for a
 * buyer.
 */
export function deductionsOf({
  total,
  commission,
  payout,
  refundedTotal = 0,
  campaignSubsidy,
  withheld,
}: Sums): Deduction[] {
  if (commission === null || payout === null) return [];
  const parcel = total + (campaignSubsidy ?? 0) - refundedTotal - commission - (withheld ?? 0) - payout;
  return [
    ...(commission === 0 ? [] : [{ term: detailTexts.commission, amount: commission }]),
    ...(withheld ? [{ term: detailTexts.withheld, amount: withheld }] : []),
    ...(parcel === 0 ? [] : [{ term: detailTexts.parcelCost, amount: parcel }]),
  ];
}
