-- What a payment needs to survive crashes, late answers and an unreachable bank.

alter table payment
  -- The Idempotency-Key of the call that began it: a repeated call finds its payment, whatever crashed in between.
  add column idempotency_key text,
  -- Why it failed: the bank's reason, or `expired`, `superseded`, `refused`.
  add column failure_reason text,
  -- When the bank was asked about it last.
  add column checked_at timestamptz;
create unique index payment_idempotency_key on payment (buyer_company_id, idempotency_key);
create index payment_unsettled on payment (buyer_company_id) where state in ('created', 'threeDsPending', 'authorised');
create index reservation_held on reservation (listing_id) where state = 'held';

-- Money that the ledger has given back and the bank must be told of; a job repeats it until the bank has said yes.
create table bank_refund (
  -- Known to the bank as well, which refunds each id once.
  id          text primary key,
  payment_id  uuid not null references payment,
  order_id    bigint references orders,
  amount      bigint not null check (amount > 0),
  created_at  timestamptz not null default now(),
  next_try_at timestamptz not null default now(),
  tries       integer not null default 0,
  done_at     timestamptz
);
create index bank_refund_open on bank_refund (next_try_at) where done_at is null;

-- How far a job has read; one row a job.
create table job_position (
  name     text primary key,
  position text not null
);
