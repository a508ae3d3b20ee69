export type AccountKind =
  | 'buyerCard'
  | 'escrow'
  | 'sellerPayable'
  | 'wallet'
  | 'payoutTransit'
  | 'bank'
  | 'commission'
  | 'commissionVat'
  | 'shipping'
  | 'campaign'
  | 'points'
  | 'withholding';
export interface Posting {
  readonly kind: AccountKind;
  readonly companyId: number | null;
  /** Kuruş; the postings of an entry add up to 0. */
  readonly amount: number;
}
export interface DemoEntry {
  readonly kind:
    | 'capture'
    | 'release'
    | 'withholding'
    | 'refund'
    | 'payout'
    | 'withdrawal'
    | 'withdrawalSent'
    | 'accountPayout'
    | 'accountPayoutSent'
    | 'pointsEarned';
  readonly paymentId: string | null;
  readonly orderId: number | null;
  readonly withdrawalId: string | null;
  /** Of a payout run. */
  readonly transferId?: string;
  readonly at: Date;
  readonly postings: readonly Posting[];
}
