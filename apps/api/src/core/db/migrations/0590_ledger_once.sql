-- What happens once is booked once over all times: a capture of a payment, a release of an order, each step of a
-- withdrawal. So far unique indexes of the ledger kept that. A unique index of a table with months contains the month, so that a
-- repetition in the next month would be a second entry. This register has no months. Its primary key is the rule; whoever
-- comes second waits for the first, as with an index, and is refused when it has committed.
create table ledger_once (
  -- As in the name of the index that kept the rule, `ledger_entry_capture`; with the kind where a rule counts each kind.
  rule    text collate "C" not null,
  -- The id of what happens; a number is written as the last digits of a UUID.
  subject uuid not null,
  primary key (rule, subject)
);

-- Returns what an entry uses up, by its columns.
create function ledger_claims(
  kind text, payment_id uuid, order_id bigint, refund_id bigint, withdrawal_id uuid, transfer_id uuid,
  e_invoice_id bigint, incoming_transfer_id bigint, transfer_return_id uuid, income_tax_payment_id bigint
) returns table (rule text, subject uuid) language sql immutable as $$
  select claim.rule, coalesce(claim.id, lpad(to_hex(claim.number), 32, '0')::uuid)
  from (values
    ('capture', case when kind = 'capture' then payment_id end, null::bigint),
    ('credit_purchase', case when kind = 'creditPurchase' then payment_id end, null),
    ('credit_back', case when kind = 'creditBack' then payment_id end, null),
    ('release', null, case when kind = 'release' then order_id end),
    ('payout', null, case when kind = 'payout' then order_id end),
    ('points', null, case when kind = 'pointsEarned' then order_id end),
    ('refund', null, refund_id),
    ('withdrawal ' || kind, withdrawal_id, null),
    ('withdrawal_end', case when kind in ('withdrawalSent', 'withdrawalBack') then withdrawal_id end, null),
    ('transfer ' || kind, transfer_id, null),
    ('e_invoice', null, e_invoice_id),
    ('incoming', null, incoming_transfer_id),
    ('transfer_return', transfer_return_id, null),
    ('income_tax_payment', null, income_tax_payment_id)
  ) claim (rule, id, number)
  where claim.id is not null or claim.number is not null
$$;

-- Enters the claims of a new entry, or refuses it in the words of the index that did so.
create function ledger_once() returns trigger language plpgsql as $$
declare
  used text;
begin
  with claim as materialized (
    select * from ledger_claims(new.kind, new.payment_id, new.order_id, new.refund_id, new.withdrawal_id, new.transfer_id,
      new.e_invoice_id, new.incoming_transfer_id, new.transfer_return_id, new.income_tax_payment_id)
  ), made as (
    insert into ledger_once select claim.rule, claim.subject from claim on conflict do nothing returning rule
  )
  select claim.rule into used from claim where claim.rule not in (select made.rule from made) limit 1;
  if used is not null then
    used := 'ledger_entry_' || split_part(used, ' ', 1);
    raise exception 'duplicate key value violates unique constraint "%"', used
      using errcode = 'unique_violation', constraint = used, table = 'ledger_entry', schema = tg_table_schema;
  end if;
  return null;
end $$;
-- A temporary table of the same name must not take the place of the register.
do $$
begin
  execute format('alter function ledger_once() set search_path = %I, pg_temp', current_schema());
end $$;
create trigger ledger_once after insert on ledger_entry for each row execute function ledger_once();

create trigger ledger_once_append_only before update or delete on ledger_once
  for each statement execute function ledger_is_append_only();
do $$
begin
  if exists (select from pg_roles where rolname = 'havan_app') then
    revoke update, delete on ledger_once from havan_app;
  end if;
end $$;

-- The ids of coming months begin with year and month, above all ids of today. Until the tables have months, nothing
-- may reach them.
do $$
declare
  bound constant text := to_char(now() at time zone 'UTC', 'YYMM') || '00000000000';
begin
  execute format('alter table ledger_entry add constraint ledger_entry_bound check (id < %s) not valid', bound);
  execute format('alter table ledger_posting add constraint ledger_posting_bound check (entry_id < %s) not valid', bound);
end $$;
