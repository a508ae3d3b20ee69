-- The way of money after an order: to the seller's wallet, and from there to a bank account.

-- Money that left a wallet and that the bank has not confirmed lies in `payoutTransit`.
alter table ledger_account drop constraint ledger_account_kind_check;
alter table ledger_account add constraint ledger_account_kind_check
  check (kind in ('bank', 'buyerCard', 'escrow', 'sellerPayable', 'wallet', 'payoutTransit', 'commission', 'commissionVat',
                  'shipping', 'campaign', 'points'));

alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check
  check (kind in ('capture', 'release', 'refund', 'payout', 'withdrawal', 'withdrawalSent', 'withdrawalBack', 'adjustment'));
alter table ledger_entry
  add column refund_id bigint references order_refund,
  add column withdrawal_id uuid;
-- What happens once is written once.
create unique index ledger_entry_payout on ledger_entry (order_id) where kind = 'payout';
create unique index ledger_entry_refund on ledger_entry (refund_id) where refund_id is not null;

create table wallet_contract (
  company_id  bigint primary key references company,
  user_id     bigint not null references app_user,
  version     text not null,
  sha256      text not null,
  accepted_at timestamptz not null default now()
);

create table withdrawal (
  id            uuid primary key,
  company_id    bigint not null references company,
  user_id       bigint not null references app_user,
  amount        bigint not null check (amount > 0),
  iban          text not null check (iban ~ '^TR[0-9A-Z]{24}$'),
  account_owner text not null,
  state         text not null check (state in ('requested', 'sent', 'cancelled', 'refused')),
  created_at    timestamptz not null default now(),
  -- When it is handed to the bank; until then it can be cancelled.
  send_at       timestamptz not null,
  tries         integer not null default 0,
  closed_at     timestamptz
);
create index withdrawal_company on withdrawal (company_id, created_at desc);
create index withdrawal_due on withdrawal (send_at) where state = 'requested';
alter table ledger_entry add foreign key (withdrawal_id) references withdrawal;
create unique index ledger_entry_withdrawal on ledger_entry (withdrawal_id, kind) where withdrawal_id is not null;
-- It goes to the bank or comes back, never both.
create unique index ledger_entry_withdrawal_end on ledger_entry (withdrawal_id)
  where kind in ('withdrawalSent', 'withdrawalBack');

-- A wallet may be below zero only through a refund (a claw-back): whatever else takes from it must find the money there.
-- The lock makes two takers wait for each other at their commits; the second one sees the first one's posting.
create function wallet_covers() returns trigger language plpgsql as $$
begin
  if new.amount < 0
     and exists (select from ledger_account where id = new.account_id and kind = 'wallet')
     and exists (select from ledger_entry where id = new.entry_id and kind <> 'refund') then
    perform pg_advisory_xact_lock(hashtextextended('wallet-account', new.account_id));
    if (select sum(amount) from ledger_posting where account_id = new.account_id) < 0 then
      raise exception 'wallet account % does not cover entry %', new.account_id, new.entry_id
        using errcode = 'check_violation';
    end if;
  end if;
  return null;
end $$;
create constraint trigger ledger_posting_wallet after insert on ledger_posting
  deferrable initially deferred for each row execute function wallet_covers();
