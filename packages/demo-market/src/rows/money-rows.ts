// The ledger and withdrawals. Money in kuruş.

export interface WithdrawalRow {
  readonly id: string;
  readonly company_id: number;
  readonly user_id: number;
  readonly amount: number;
  readonly iban: string;
  readonly account_owner: string;
  readonly state: string;
  readonly created_at: Date;
  readonly send_at: Date;
  readonly closed_at: Date | null;
  readonly payout_account_id: string | null;
}

export interface PayoutAccountRow {
  readonly id: string;
  readonly company_id: number;
  readonly iban: string;
  readonly owner_name: string;
  readonly added_by: number;
  readonly created_at: Date;
  readonly verified_at: Date | null;
}

export interface LedgerAccountRow {
  readonly id: number;
  readonly kind: string;
  readonly company_id: number | null;
}

export interface LedgerEntryRow {
  readonly id: number;
  readonly kind: string;
  readonly payment_id: string | null;
  readonly order_id: number | null;
  readonly withdrawal_id: string | null;
  readonly created_at: Date;
}

export interface LedgerPostingRow {
  readonly entry_id: number;
  readonly account_id: number;
  readonly amount: number;
}
