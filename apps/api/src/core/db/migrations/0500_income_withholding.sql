-- Income tax that the market withholds from its sellers (Income Tax Law art. 94, Corporate Tax Law art. 15). A rate counts
-- from its first day until the next one's.
create table income_withholding_rate (
  first_day    date primary key,
  -- Hundredths of a percent.
  basis_points integer not null check (basis_points between 0 and 2500)
);
-- Presidential Decision 9284, Official Gazette of 22 December 2024.
insert into income_withholding_rate (first_day, basis_points) values ('2025-01-01', 100);

-- What was withheld for an order, and what was given back of it with returned goods (negative): the register for the
-- declaration. The same amounts stand in the ledger as entries of the kind `withholding`.
create table income_withholding (
  id           bigint generated always as identity primary key,
  order_id     bigint not null references orders,
  company_id   bigint not null references company,
  at           timestamptz not null,
  basis_points integer not null,
  -- Kuruş without VAT.
  base         bigint not null,
  amount       bigint not null
);
create index income_withholding_order on income_withholding (order_id);
create index income_withholding_company on income_withholding (company_id, at);
create index income_withholding_at on income_withholding (at);
