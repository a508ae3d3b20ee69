import type { WithdrawalState } from '@havan/domain/wallet';
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

/** Money on its way from a wallet to a bank account; the postings are its ledger entries. */
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
}

export interface WalletTables {
  wallet_contract: WalletContractTable;
  withdrawal: WithdrawalTable;
}
