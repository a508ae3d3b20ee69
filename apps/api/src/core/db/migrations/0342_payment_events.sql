-- Every message and answer of the bank about a payment, in the order in which we got it, and what it did.
create table payment_event (
  id         bigint generated always as identity primary key,
  payment_id uuid not null references payment,
  at         timestamptz not null default now(),
  source     text not null check (source in ('callback', 'query')),
  -- The bank's record as it came; it holds no card number and no code.
  record     jsonb not null,
  settlement text not null
             check (settlement in ('captured', 'failed', 'refunded', 'unchanged', 'mismatch')),
  from_state text not null,
  to_state   text not null
);
create index payment_event_payment on payment_event (payment_id, id);
do $$
begin
  if exists (select from pg_roles where rolname = 'havan_app') then
    revoke update, delete on payment_event from havan_app;
  end if;
end $$;
