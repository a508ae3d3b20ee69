// The ledger, withdrawals and payout runs. Money in kuruş.

import type { IsoDay } from './column-types.ts';

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

export interface WalletContractRow {
  readonly company_id: number;
  readonly user_id: number;
  readonly version: string;
  readonly sha256: string;
  readonly accepted_at: Date;
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

export interface PayoutRunRow {
  readonly id: number;
  readonly number: string;
  readonly payout_day: IsoDay;
  readonly through_week: IsoDay;
  readonly state: string;
  readonly total: number;
  readonly prepared_by: number;
  readonly prepared_at: Date;
  readonly approved_by: number;
  readonly approved_at: Date;
}

export interface PayoutTransferRow {
  readonly id: string;
  readonly run_id: number;
  readonly company_id: number;
  readonly amount: number;
  readonly iban: string;
  readonly account_owner: string;
  readonly payout_account_id: string;
  readonly state: string;
  readonly closed_at: Date;
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
  readonly transfer_id: string | null;
  readonly created_at: Date;
}

export interface LedgerPostingRow {
  readonly entry_id: number;
  readonly account_id: number;
  readonly amount: number;
}

export interface IncomeWithholdingRow {
  readonly order_id: number;
  readonly company_id: number;
  readonly at: Date;
  readonly basis_points: number;
  readonly base: number;
  readonly amount: number;
}
