-- A sales ban takes two operators: one asks for it, another decides.
create table ban_request (
  id         bigint generated always as identity primary key,
  company_id bigint not null references company,
  reason     text not null check (length(reason) between 3 and 400),
  asked_by   bigint not null references operator,
  asked_at   timestamptz not null,
  state      text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  ruled_by   bigint references operator,
  ruled_at   timestamptz,
  ruling     text,
  check ((state = 'waiting') = (ruled_at is null)),
  -- Whoever asked can take it back, and cannot approve it.
  check (state <> 'approved' or ruled_by <> asked_by)
);
create unique index ban_request_waiting on ban_request (company_id) where state = 'waiting';
create index ban_request_queue on ban_request (id) where state = 'waiting';
