-- Orders paid by bank transfer: what came to the market's account, to which payment it belongs, and what goes back.
alter table payment drop constraint payment_method_check;
alter table payment add constraint payment_method_check check (method in ('card', 'wallet', 'loan', 'transfer'));
-- What the buyer writes to the bank.
alter table payment add column transfer_reference text unique;

create table incoming_transfer (
  id             bigint generated always as identity primary key,
  -- A movement of the bank is taken once, however often its file is read.
  bank_key       text not null unique,
  booked_on      date not null,
  amount         bigint not null check (amount > 0),
  payer_name     text not null,
  payer_iban     text not null,
  description    text not null,
  bank_reference text not null,
  -- Null until it is matched, by its reference or by hand.
  payment_id     uuid references payment,
  matched_at     timestamptz,
  -- Null where the reference matched by itself.
  matched_by     bigint references operator,
  state          text not null check (state in ('unmatched', 'matched', 'returned')),
  imported_at    timestamptz not null,
  imported_by    bigint not null references operator,
  check ((state = 'matched') = (payment_id is not null))
);
create index incoming_transfer_payment on incoming_transfer (payment_id) where payment_id is not null;
create index incoming_transfer_state on incoming_transfer (state, id);

-- Money that goes back to who sent it: to the account, or as a claim on the wallet.
create table transfer_return (
  id          uuid primary key,
  payment_id  uuid references payment,
  incoming_id bigint references incoming_transfer,
  -- Null where nobody knows whose money it is.
  company_id  bigint references company,
  amount      bigint not null check (amount > 0),
  reason      text not null
              check (reason in ('excess', 'double', 'late', 'incomplete', 'cancelled', 'refund', 'unknown')),
  state       text not null check (state in ('open', 'sent', 'claimed')),
  -- To which account it goes; empty while unknown.
  iban        text not null,
  payer_name  text not null,
  created_at  timestamptz not null,
  closed_at   timestamptz,
  closed_by   bigint references operator,
  check ((state = 'open') = (closed_at is null))
);
create index transfer_return_state on transfer_return (state, created_at);
create index transfer_return_payment on transfer_return (payment_id);

alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check
  check (kind in ('bank', 'buyerCard', 'escrow', 'sellerPayable', 'wallet', 'payoutTransit', 'commission', 'commissionVat',
                  'shipping', 'campaign', 'points', 'withholding', 'credit', 'creditSales', 'transferHeld'));
alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check
  check (kind in ('capture', 'release', 'refund', 'payout', 'withdrawal', 'withdrawalSent', 'withdrawalBack', 'adjustment',
                  'pointsEarned', 'pointsTaken', 'accountPayout', 'accountPayoutSent', 'accountPayoutBack', 'withholding',
                  'bonus', 'creditGranted', 'creditPurchase', 'creditSpent', 'creditBack', 'transferIn', 'transferBack',
                  'transferClaim'));
alter table ledger_entry add column incoming_transfer_id bigint references incoming_transfer;
alter table ledger_entry add column transfer_return_id uuid references transfer_return;
create unique index ledger_entry_incoming on ledger_entry (incoming_transfer_id) where incoming_transfer_id is not null;
create unique index ledger_entry_transfer_return on ledger_entry (transfer_return_id) where transfer_return_id is not null;
-- Steps over many numbers, so that neighbours do not look alike.
create sequence transfer_reference_number start 10000019 increment 7919 minvalue 1 maxvalue 99999999 cycle;
