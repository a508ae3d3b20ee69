import type { PayoutRunState, PayoutTransferState } from '@havan/domain/payout-run';
import type { WithdrawalOutcome, WithdrawalState } from '@havan/domain/wallet';
import type { Generated } from 'kysely';
import type { GeneratedTimestamp, Timestamp } from './columns.ts';

/** The wallet contract as a company accepted it. */
export interface WalletContractTable {
  company_id: number;
  user_id: number;
  version: string;
  sha256: string;
  accepted_at: GeneratedTimestamp;
}

/** A withdrawal from a wallet to a bank account; its postings are ledger entries. */
export interface WithdrawalTable {
  id: string;
  company_id: number;
  user_id: number;
  amount: number;
  iban: string;
  account_owner: string;
  state: WithdrawalState;
  created_at: GeneratedTimestamp;
  send_at: Timestamp;
  tries: Generated<number>;
  closed_at: Timestamp | null;
  /** The verified target account; null for older withdrawals. */
  payout_account_id: string | null;
  bank_reference: string | null;
  refusal_reason: string | null;
  /** The operator who first reported the outcome, while a second one has to confirm it. */
  said_by: number | null;
  said_outcome: WithdrawalOutcome | null;
  /** The reference or the reason that this operator gave. */
  said_text: string | null;
}

/** A bank account in the name of a company. */
export interface PayoutAccountTable {
  id: string;
  company_id: number;
  iban: string;
  owner_name: string;
  added_by: number;
  created_at: Timestamp;
  verified_at: Timestamp | null;
  removed_at: Timestamp | null;
}

/** A numbered document of a week's entries of a company's account. */
export interface PayoutStatementTable {
  id: Generated<number>;
  number: string;
  company_id: number;
  /** A Monday, `YYYY-MM-DD`. */
  week_start: string;
  opening_balance: number;
  closing_balance: number;
  created_at: Timestamp;
}

/** A ledger entry on a statement; its amounts are the ledger's. */
export interface PayoutStatementLineTable {
  company_id: number;
  entry_id: number;
  statement_id: number;
}

/** A week whose statements are written. */
export interface PayoutStatementWeekTable {
  week_start: string;
  closed_at: Timestamp;
  last_entry_id: number;
}

/** The last number of a year's series. */
export interface PayoutStatementSeriesTable {
  year: number;
  last: number;
}

/** The payments of one payout day to companies without a wallet. */
export interface PayoutRunTable {
  id: Generated<number>;
  number: string;
  payout_day: string;
  through_week: string;
  state: PayoutRunState;
  total: number;
  prepared_by: number;
  prepared_at: Timestamp;
  approved_by: number | null;
  approved_at: Timestamp | null;
}

/** The transfer of a run to one company; the postings are its ledger entries. */
export interface PayoutTransferTable {
  id: string;
  run_id: number;
  company_id: number;
  amount: number;
  iban: string;
  account_owner: string;
  payout_account_id: string;
  state: PayoutTransferState;
  return_reason: string | null;
  closed_at: Timestamp | null;
}

export interface WalletTables {
  payout_run: PayoutRunTable;
  payout_transfer: PayoutTransferTable;
  payout_statement: PayoutStatementTable;
  payout_statement_line: PayoutStatementLineTable;
  payout_statement_week: PayoutStatementWeekTable;
  payout_statement_series: PayoutStatementSeriesTable;
  wallet_contract: WalletContractTable;
  withdrawal: WithdrawalTable;
  payout_account: PayoutAccountTable;
}
