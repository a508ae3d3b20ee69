-- The ledger, one table a month (UTC). The id of an entry begins with the year and the month of its transaction, as
-- `created_at` does: 2611 00000000123. So a key over all times, each foreign key, the order of movements and every cursor
-- stay as they are, postings need no time of their own, and whatever names an entry reads its month alone. The tables of today
-- become the first part as they are: not a row is copied or changed. No month is ever dropped (Commercial Code, art. 82:
-- ten years).
--
-- Who trades waits a moment for it, and is let pass before the next attempt: sooner than PostgreSQL would look for a
-- deadlock and end either.
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

-- Makes one part of both tables; `until` is null for the last one.
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
    elsif until is not null then
      -- By which PostgreSQL passes over a month that is not asked about.
      execute format('alter table %I add constraint %I check (created_at >= %L and created_at < %L)',
                     part, part || '_month', ledger_month_of(starts), ledger_month_of(until));
    end if;
    execute format('alter table %I attach partition %I for values from (%s) to (%s)',
                   parent, part, starts, coalesce(until::text, 'maxvalue'));
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

-- Makes the months up to the sixth after `present`. What comes after the made months lies in the part `later`, which is
-- empty as long as this runs in time. If it is not, it becomes the month in which it begins, up to the end of the
-- present one: no row of the ledger is ever moved.
create function make_ledger_months(present timestamptz) returns void
language plpgsql set timezone = 'UTC' set datestyle = 'ISO' as $$
declare
  last constant bigint := ledger_month_start(date_trunc('month', present) + interval '6 months');
  starts bigint;
  until bigint;
  parent text;
  part text;
begin
  perform pg_advisory_xact_lock(hashtext('ledger_entry'));
  select substring(pg_get_expr(relpartbound, oid) from 'FROM \(''(\d+)''')::bigint into starts
  from pg_class where oid = 'ledger_entry_later'::regclass;
  if starts > last then
    perform guard_ledger_parts();
    return;
  end if;
  lock table only ledger_posting, only ledger_entry, payout_statement_line in access exclusive mode;
  if exists (select from ledger_entry_later) then
    select ledger_month_start(greatest(date_trunc('month', present), ledger_month_of(max(id))) + interval '1 month')
    into until from ledger_entry_later;
    -- The key would not let the part go, although it comes back at once.
    alter table payout_statement_line drop constraint payout_statement_line_entry_id_fkey;
    foreach parent in array array['ledger_posting', 'ledger_entry'] loop
      part := parent || to_char(ledger_month_of(starts), '_YYYY_MM');
      execute format('alter table %I detach partition %I', parent, parent || '_later');
      execute format('alter table %I rename to %I', parent || '_later', part);
      execute format('alter table %I attach partition %I for values from (%s) to (%s)', parent, part, starts, until);
    end loop;
    alter table payout_statement_line add foreign key (entry_id) references ledger_entry;
    starts := until;
  else
    alter table ledger_posting detach partition ledger_posting_later;
    drop table ledger_posting_later;
    alter table ledger_entry detach partition ledger_entry_later;
    drop table ledger_entry_later;
  end if;
  while starts <= last loop
    until := ledger_month_start(ledger_month_of(starts) + interval '1 month');
    perform make_ledger_part(to_char(ledger_month_of(starts), 'YYYY_MM'), starts, until);
    starts := until;
  end loop;
  perform make_ledger_part('later', starts, null);
  perform guard_ledger_parts();
end $$;

-- The same for now, or a later time. May run as often as one likes; callers wait for each other. It has the rights of its
-- owner, because the role of the API may make no table. It needs several tables at once, as those do who trade: what it
-- cannot lock in a fifth of the time after which PostgreSQL looks for a deadlock it gives up, so that it is never they
-- who are ended. After twenty attempts it fails with 55P03, and months are left for many more.
create function keep_ledger_months(at timestamptz default now()) returns void
language plpgsql security definer set search_path from current set lock_timeout = '200ms' as $$
begin
  perform set_config('lock_timeout', (setting::int / 5)::text, true) from pg_settings where name = 'deadlock_timeout';
  for attempt in 1 .. 20 loop
    begin
      perform make_ledger_months(greatest(at, now()));
      return;
    exception when lock_not_available or deadlock_detected then
      if attempt = 20 then
        raise;
      end if;
      perform pg_sleep(0.1 + random() * 0.3);
    end;
  end loop;
end $$;

do $$
declare
  bound constant bigint := (
    select substring(pg_get_constraintdef(oid) from '\d{10,}')::bigint from pg_constraint
    where conname = 'ledger_entry_bound' and conrelid = 'ledger_entry_before'::regclass);
begin
  execute format('alter table ledger_entry attach partition ledger_entry_before for values from (minvalue) to (%s)', bound);
  execute format('alter table ledger_posting attach partition ledger_posting_before for values from (minvalue) to (%s)', bound);
  perform make_ledger_part('later', bound, null);
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
