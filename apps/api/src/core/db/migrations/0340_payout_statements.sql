-- Payout statements: a numbered document per company and week. A statement holds links to ledger entries and no amounts of
-- its own but the two balances; the ledger cannot change, so the document cannot either.
create table payout_statement_series (
  year integer primary key,
  last bigint not null
);

-- The weeks that were closed, each once, in their order.
create table payout_statement_week (
  week_start date primary key check (extract(isodow from week_start) = 1),
  closed_at  timestamptz not null,
  -- The last ledger entry of the week, from which a later week looks for what committed late.
  last_entry_id bigint not null
);

create table payout_statement (
  id              bigint generated always as identity primary key,
  number          text not null unique,
  company_id      bigint not null references company,
  week_start      date not null references payout_statement_week,
  -- Kuruş that the market owed the company before and after the week; below zero when the company owes.
  opening_balance bigint not null,
  closing_balance bigint not null,
  created_at      timestamptz not null,
  unique (company_id, week_start)
);

-- An entry stands on one statement of a company and no more.
create table payout_statement_line (
  company_id   bigint not null references company,
  entry_id     bigint not null references ledger_entry,
  statement_id bigint not null references payout_statement,
  primary key (company_id, entry_id)
);
create index payout_statement_line_statement on payout_statement_line (statement_id, entry_id);

do $$
begin
  if exists (select from pg_roles where rolname = 'havan_app') then
    revoke update, delete on payout_statement, payout_statement_line, payout_statement_week from havan_app;
  end if;
end $$;
