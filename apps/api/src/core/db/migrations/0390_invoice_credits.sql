-- Credits for e-invoices: packages, a second kind of purchase beside the cart, and their entries in the ledger.
alter table payment add column purpose text not null default 'cart' check (purpose in ('cart', 'credits'));

create table credit_package (
  id         bigint generated always as identity primary key,
  name       text not null,
  credits    integer not null check (credits between 1 and 100000),
  -- Kuruş without VAT, as an operator has set it.
  net_price  bigint not null check (net_price > 0),
  is_on_sale boolean not null default true,
  changed_at timestamptz not null default now(),
  changed_by bigint references operator
);
insert into credit_package (name, credits, net_price) values
  ('50 kontör', 50, 12500), ('250 kontör', 250, 55000), ('1.000 kontör', 1000, 190000);

-- The entry of a spent credit names its invoice, which is paid for once.
alter table ledger_entry add column e_invoice_id bigint references e_invoice;
create unique index ledger_entry_e_invoice on ledger_entry (e_invoice_id) where e_invoice_id is not null;
-- A purchase brings its credits once, and they go back once.
create unique index ledger_entry_credit_purchase on ledger_entry (payment_id) where kind = 'creditPurchase';
create unique index ledger_entry_credit_back on ledger_entry (payment_id) where kind = 'creditBack';

alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check
  check (kind in ('capture', 'release', 'refund', 'payout', 'withdrawal', 'withdrawalSent', 'withdrawalBack', 'adjustment',
                  'pointsEarned', 'pointsTaken', 'accountPayout', 'accountPayoutSent', 'accountPayoutBack', 'withholding',
                  'bonus', 'creditGranted', 'creditPurchase', 'creditSpent', 'creditBack'));

-- Credits are never below zero; what the platform has given out stands on its own side of the account.
create or replace function wallet_covers() returns trigger language plpgsql as $$
declare
  account_kind text;
begin
  if new.amount >= 0 then return null; end if;
  select kind into account_kind from ledger_account where id = new.account_id and company_id is not null;
  if account_kind in ('points', 'credit')
     or (account_kind = 'wallet' and exists (select from ledger_entry where id = new.entry_id and kind <> 'refund')) then
    perform pg_advisory_xact_lock(hashtextextended('wallet-account', new.account_id));
    if (select sum(amount) from ledger_posting where account_id = new.account_id) < 0 then
      raise exception '% account % does not cover entry %', account_kind, new.account_id, new.entry_id
        using errcode = 'check_violation';
    end if;
  end if;
  return null;
end $$;
