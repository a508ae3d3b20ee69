-- What a seller gets for the turnover of a calendar month. The first month that is paid is the one of this migration.
create table turnover_bonus_tier (
  from_turnover bigint primary key check (from_turnover > 0),
  basis_points  integer not null check (basis_points between 1 and 10000),
  valid_from    date not null default date_trunc('month', now() at time zone 'Europe/Istanbul')::date
);
insert into turnover_bonus_tier (from_turnover, basis_points)
values (1000000, 25), (5000000, 50), (25000000, 75), (100000000, 100);

-- A bonus that was paid; once a company and month.
create table turnover_bonus (
  company_id   bigint not null references company,
  month        date not null check (extract(day from month) = 1),
  turnover     bigint not null,
  basis_points integer not null,
  amount       bigint not null check (amount > 0),
  paid_at      timestamptz not null,
  primary key (company_id, month)
);
do $$
begin
  if exists (select from pg_roles where rolname = 'havan_app') then
    revoke update, delete on turnover_bonus from havan_app;
  end if;
end $$;
