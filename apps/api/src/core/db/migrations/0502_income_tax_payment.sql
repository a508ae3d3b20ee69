-- The payment of a month's withheld income tax to the tax office; above a limit it is booked when a second operator reports
-- the same date and reference.
create table income_tax_payment (
  id             bigint generated always as identity primary key,
  -- First day of the month.
  month          date not null unique check (extract(day from month) = 1),
  amount         bigint not null check (amount > 0),
  paid_on        date not null,
  bank_reference text not null,
  said_by        bigint not null references operator,
  said_at        timestamptz not null,
  settled_by     bigint references operator,
  settled_at     timestamptz,
  check ((settled_at is null) = (settled_by is null))
);

alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check
  check (kind in ('capture', 'release', 'refund', 'payout', 'withdrawal', 'withdrawalSent', 'withdrawalBack', 'adjustment',
                  'pointsEarned', 'pointsTaken', 'accountPayout', 'accountPayoutSent', 'accountPayoutBack', 'withholding',
                  'withholdingPaid', 'bonus', 'creditGranted', 'creditPurchase', 'creditSpent', 'creditBack', 'transferIn',
                  'transferBack', 'transferClaim'));
alter table ledger_entry add column income_tax_payment_id bigint references income_tax_payment;
create unique index ledger_entry_income_tax_payment on ledger_entry (income_tax_payment_id)
  where income_tax_payment_id is not null;

-- Sellers from which no income tax is withheld (exempt from corporate tax); counts when a second operator approves it.
create table income_withholding_exemption (
  id         bigint generated always as identity primary key,
  company_id bigint not null references company,
  first_day  date not null,
  -- Null while no end is known.
  last_day   date check (last_day >= first_day),
  reason     text not null,
  state      text not null default 'asked' check (state in ('asked', 'approved', 'refused')),
  asked_by   bigint not null references operator,
  asked_at   timestamptz not null,
  decided_by bigint references operator check (decided_by <> asked_by),
  decided_at timestamptz,
  check ((state = 'asked') = (decided_by is null))
);
create index income_withholding_exemption_company on income_withholding_exemption (company_id, first_day);
