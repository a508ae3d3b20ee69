-- Companies without a wallet are paid straight to their bank account: a run a payout day, a transfer a company.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check
  check (kind in ('bank', 'buyerCard', 'escrow', 'sellerPayable', 'wallet', 'payoutTransit', 'commission', 'commissionVat',
                  'shipping', 'campaign', 'points', 'withholding', 'credit', 'creditSales'));
alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check
  check (kind in ('capture', 'release', 'refund', 'payout', 'withdrawal', 'withdrawalSent', 'withdrawalBack', 'adjustment',
                  'pointsEarned', 'pointsTaken', 'accountPayout', 'accountPayoutSent', 'accountPayoutBack', 'withholding',
                  'bonus', 'creditPurchase', 'creditSpent', 'creditBack'));

create table payout_run (
  id          bigint generated always as identity primary key,
  number      text not null unique,
  payout_day  date not null,
  -- The last Monday whose week is paid.
  through_week date not null,
  state       text not null check (state in ('prepared', 'approved', 'cancelled')),
  total       bigint not null check (total > 0),
  prepared_by bigint not null references operator,
  prepared_at timestamptz not null,
  -- Above a limit somebody else than who prepared it.
  approved_by bigint references operator,
  approved_at timestamptz,
  check ((state = 'approved') = (approved_at is not null))
);
-- One run at a time waits for its approval.
create unique index payout_run_prepared on payout_run ((true)) where state = 'prepared';

create table payout_transfer (
  id                uuid primary key,
  run_id            bigint not null references payout_run,
  company_id        bigint not null references company,
  amount            bigint not null check (amount > 0),
  iban              text not null,
  account_owner     text not null,
  payout_account_id uuid not null references payout_account,
  state             text not null check (state in ('waiting', 'sent', 'returned', 'cancelled')),
  -- Why the bank sent it back, as the company reads it.
  return_reason     text,
  closed_at         timestamptz,
  unique (run_id, company_id),
  check ((state = 'returned') = (return_reason is not null))
);
create index payout_transfer_company on payout_transfer (company_id);

alter table ledger_entry add column transfer_id uuid references payout_transfer;
-- Each step of a transfer is written once.
create unique index ledger_entry_transfer on ledger_entry (transfer_id, kind) where transfer_id is not null;
