-- The ledger, one table a month (UTC). The id of an entry begins with the year and the month of its transaction, as
-- `created_at` does: 2611 00000000123. So a key over all times, each foreign key, the order of movements and every cursor
-- stay as they are, postings need no time of their own, and whatever names an entry reads its month alone. The tables of today
-- become the first part as they are: not a row is copied or changed. No month is ever dropped (Commercial Code, art. 82:
-- ten years).
--
-- Locks the ledger, and what it refers to or is referred to by, all at once and without waiting: who waits for one
-- table while it holds another may end in a deadlock with those who trade. Tries again while `patience` lasts; returns
-- whether it succeeded.
create function lock_ledger(patience interval, own_mode text, other_mode text) returns boolean language plpgsql as $$
declare
  until constant timestamptz := clock_timestamp() + patience;
  others constant text := (
    select string_agg(distinct other::text, ', ')
    from pg_constraint cross join lateral (values (conrelid::regclass), (confrelid::regclass)) side (other)
    where contype = 'f' and conparentid = 0
      and (conrelid in ('ledger_entry'::regclass, 'ledger_posting'::regclass) or confrelid = 'ledger_entry'::regclass)
      and other not in ('ledger_entry'::regclass, 'ledger_posting'::regclass));
begin
  loop
    begin
      execute format('lock table only ledger_posting, only ledger_entry in %s mode nowait', own_mode);
      execute format('lock table %s in %s mode nowait', others, other_mode);
      return true;
    exception when lock_not_available then
      if clock_timestamp() > until then
        return false;
      end if;
      perform pg_sleep(0.01 + random() * 0.05);
    end;
  end loop;
end $$;
-- Where trade never pauses, it waits for each table for a moment, and is tried again as a whole.
select lock_ledger('3 s', 'access exclusive', 'access exclusive');
set local lock_timeout = '200ms';
lock table ledger_posting, ledger_entry, payout_statement_line in access exclusive mode;

-- Returns the least id of the month of a time.
create function ledger_month_start(at timestamptz) returns bigint language sql immutable parallel safe as $$
  select ((extract(year from at at time zone 'UTC')::bigint - 2000) * 100 + extract(month from at at time zone 'UTC')::bigint)
         * 100000000000
$$;

-- Returns the least id that an entry about something that began at `at` can have, but for entries from before the months,
-- which lie below 100000000000. A day is left between the clocks of processes and that of PostgreSQL; what began in the
-- future by a clock began by now.
create function ledger_since(at timestamptz) returns bigint language sql stable parallel safe as $$
  select ledger_month_start(least(at, now()) - interval '1 day')
$$;

create sequence ledger_entry_number as bigint maxvalue 99999999999 cycle;
select setval('ledger_entry_number', coalesce(max(id), 0) + 1, false) from ledger_entry;

alter table ledger_entry alter column id drop identity;
alter table ledger_entry rename to ledger_entry_before;
alter table ledger_posting rename to ledger_posting_before;

alter index ledger_entry_pkey rename to ledger_entry_before_pkey;
alter index ledger_entry_payment rename to ledger_entry_before_payment;
alter index ledger_entry_order rename to ledger_entry_before_order;
alter index ledger_posting_pkey rename to ledger_posting_before_pkey;
alter index ledger_posting_movements rename to ledger_posting_before_movements;
drop index ledger_posting_account;
-- The register keeps these rules from now on.
drop index ledger_entry_capture, ledger_entry_release, ledger_entry_payout, ledger_entry_points, ledger_entry_refund,
  ledger_entry_withdrawal, ledger_entry_withdrawal_end, ledger_entry_transfer, ledger_entry_e_invoice,
  ledger_entry_credit_purchase, ledger_entry_credit_back, ledger_entry_incoming, ledger_entry_transfer_return,
  ledger_entry_income_tax_payment;

create table ledger_entry (
  id                    bigint primary key default ledger_month_start(now()) + nextval('ledger_entry_number'),
  kind                  text not null constraint ledger_entry_kind_check check (kind in (
                          'capture', 'release', 'refund', 'payout', 'withdrawal', 'withdrawalSent', 'withdrawalBack',
                          'adjustment', 'pointsEarned', 'pointsTaken', 'accountPayout', 'accountPayoutSent',
                          'accountPayoutBack', 'withholding', 'withholdingPaid', 'bonus', 'creditGranted',
                          'creditPurchase', 'creditSpent', 'creditBack', 'transferIn', 'transferBack', 'transferClaim')),
  payment_id            uuid references payment,
  order_id              bigint references orders,
  created_at            timestamptz not null default now(),
  refund_id             bigint references order_refund,
  withdrawal_id         uuid references withdrawal,
  transfer_id           uuid references payout_transfer,
  e_invoice_id          bigint references e_invoice,
  incoming_transfer_id  bigint references incoming_transfer,
  transfer_return_id    uuid references transfer_return,
  income_tax_payment_id bigint references income_tax_payment
) partition by range (id);
alter sequence ledger_entry_number owned by ledger_entry.id;
create index ledger_entry_payment on ledger_entry (payment_id);
create index ledger_entry_order on ledger_entry (order_id);

-- The parts have the same bounds, so an entry and its postings lie in the same month, and the foreign key between them
-- leads from part to part: it is checked in one table, as before.
create table ledger_posting (
  entry_id   bigint not null,
  account_id bigint not null references ledger_account,
  amount     bigint not null constraint ledger_posting_amount_check check (amount <> 0),
  primary key (entry_id, account_id)
) partition by range (entry_id);
create index ledger_posting_movements on ledger_posting (account_id, entry_id) include (amount);

-- One plan for all months, whose parts are chosen when it runs: a plan for each call would cost more than the call.
alter function ledger_entry_balances() set plan_cache_mode = force_generic_plan;
alter function wallet_covers() set plan_cache_mode = force_generic_plan;
-- A temporary table of the same name must not take the place of the ledger.
do $$
begin
  execute format('alter function ledger_entry_balances() set search_path = %I, pg_temp', current_schema());
  execute format('alter function wallet_covers() set search_path = %I, pg_temp', current_schema());
end $$;

drop trigger ledger_once on ledger_entry_before;
drop trigger payout_webhook on ledger_entry_before;
drop trigger transfer_webhook on ledger_entry_before;
drop trigger ledger_posting_balance on ledger_posting_before;
drop trigger ledger_posting_wallet on ledger_posting_before;
create trigger ledger_once after insert on ledger_entry for each row execute function ledger_once();
create trigger payout_webhook after insert on ledger_entry for each row when (new.kind = 'payout')
  execute function payout_webhook();
create trigger transfer_webhook after insert on ledger_entry for each row
  when (new.kind in ('withdrawalSent', 'accountPayoutSent'))
  execute function transfer_webhook();
create constraint trigger ledger_posting_balance after insert on ledger_posting
  deferrable initially deferred for each row execute function ledger_entry_balances();
create constraint trigger ledger_posting_wallet after insert on ledger_posting
  deferrable initially deferred for each row execute function wallet_covers();
-- A trigger of a statement fires for the table that the statement names: each part has its own, too.
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each statement execute function ledger_is_append_only();
create trigger ledger_posting_append_only before update or delete on ledger_posting
  for each statement execute function ledger_is_append_only();

-- Returns the first moment of a month by one of its ids.
create function ledger_month_of(entry_id bigint) returns timestamptz language sql immutable parallel safe as $$
  select make_timestamp((2000 + entry_id / 10000000000000)::int, (entry_id / 100000000000 % 100)::int, 1, 0, 0, 0)
         at time zone 'UTC'
$$;

-- Makes one part of both tables.
create function make_ledger_part(name text, starts bigint, until bigint) returns void language plpgsql as $$
declare
  parent text;
  part text;
begin
  foreach parent in array array['ledger_entry', 'ledger_posting'] loop
    part := parent || '_' || name;
    execute format('create table %I (like %I including defaults including constraints)', part, parent);
    if parent = 'ledger_posting' then
      execute format('alter table %I add foreign key (entry_id) references %I', part, 'ledger_entry_' || name);
    else
      -- By which PostgreSQL passes over a month that is not asked about.
      execute format('alter table %I add constraint %I check (created_at >= %L and created_at < %L)',
                     part, part || '_month', ledger_month_of(starts), ledger_month_of(until));
    end if;
    execute format('alter table %I attach partition %I for values from (%s) to (%s)', parent, part, starts, until);
    execute format('create trigger %I before update or delete on %I for each statement '
                   'execute function ledger_is_append_only()', parent || '_append_only', part);
  end loop;
end $$;

-- The ledger is read and written by its own name: a part is nobody's but the owner's, whatever the default privileges or
-- a grant on all tables say.
create function guard_ledger_parts() returns void language plpgsql as $$
declare
  found record;
begin
  for found in
    select distinct part, case a.grantee when 0 then 'public' else a.grantee::regrole::text end as grantee
    from unnest(array['ledger_entry', 'ledger_posting']::regclass[]) parent
    cross join lateral (select relid as part from pg_partition_tree(parent) where isleaf) parts
    join pg_class c on c.oid = part cross join lateral aclexplode(c.relacl) a
    where a.grantee <> c.relowner
  loop
    execute format('revoke all on %s from %s', found.part, found.grantee);
  end loop;
end $$;

-- Makes the months up to the twelfth after `at`. May run as often as one likes; callers wait for each other. It has the
-- rights of its owner, because the role of the API may make no table. Reading goes on meanwhile. While writing does not
-- pause for a moment, it makes none and fails with 55P03 after five seconds: months are left for many more attempts.
--
-- There is no part for what comes after the last month: to end such a part at a month, PostgreSQL would have to lock
-- orders and payments against reading too.
create function keep_ledger_months(at timestamptz default now()) returns void
language plpgsql security definer set timezone = 'UTC' set datestyle = 'ISO' set lock_timeout = '10s' as $$
declare
  last constant bigint := ledger_month_start(date_trunc('month', greatest(at, now())) + interval '12 months');
  starts bigint;
  until bigint;
begin
  perform pg_advisory_xact_lock(hashtext('ledger_entry'));
  select max(substring(pg_get_expr(c.relpartbound, c.oid) from 'TO \(''(\d+)''')::bigint) into starts
  from pg_inherits join pg_class c on c.oid = inhrelid where inhparent = 'ledger_entry'::regclass;
  if starts <= last and not lock_ledger('5 s', 'share update exclusive', 'share row exclusive') then
    raise exception 'the ledger is written all the time' using errcode = 'lock_not_available';
  end if;
  while starts <= last loop
    until := ledger_month_start(ledger_month_of(starts) + interval '1 month');
    perform make_ledger_part(to_char(ledger_month_of(starts), 'YYYY_MM'), starts, until);
    starts := until;
  end loop;
  perform guard_ledger_parts();
end $$;
do $$
begin
  execute format('alter function keep_ledger_months(timestamptz) set search_path = %I, pg_temp', current_schema());
end $$;

do $$
declare
  bound constant bigint := (
    select substring(pg_get_constraintdef(oid) from '\d{10,}')::bigint from pg_constraint
    where conname = 'ledger_entry_bound' and conrelid = 'ledger_entry_before'::regclass);
begin
  execute format('alter table ledger_entry attach partition ledger_entry_before for values from (minvalue) to (%s)', bound);
  execute format('alter table ledger_posting attach partition ledger_posting_before for values from (minvalue) to (%s)', bound);
end $$;
alter table ledger_entry_before drop constraint ledger_entry_bound;
alter table ledger_posting_before drop constraint ledger_posting_bound;

-- Whoever had rights on the ledger has them, and nobody has others.
do $$
declare
  parent text;
  former record;
begin
  foreach parent in array array['ledger_entry', 'ledger_posting'] loop
    if exists (select from pg_roles where rolname = 'havan_app') then
      execute format('revoke all on %I from havan_app', parent);
    end if;
    for former in
      select case a.grantee when 0 then 'public' else a.grantee::regrole::text end as grantee, a.privilege_type as right
      from pg_class c cross join lateral aclexplode(c.relacl) a
      where c.oid = to_regclass(parent || '_before') and a.grantee <> c.relowner
    loop
      execute format('grant %s on %I to %s', former.right, parent, former.grantee);
    end loop;
  end loop;
end $$;
select keep_ledger_months();

-- Checked by the next migration, so that nobody waits for it.
alter table payout_statement_line drop constraint payout_statement_line_entry_id_fkey;
alter table payout_statement_line add foreign key (entry_id) references ledger_entry not valid;
