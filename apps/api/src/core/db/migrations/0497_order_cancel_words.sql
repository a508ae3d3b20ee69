-- A large order is cancelled by two operators: what the first one said, until another says the same. It counts for the state
-- in which it was said.
create table order_cancel_word (
  order_id    bigint primary key references orders,
  operator_id bigint not null references operator,
  reason_id   text not null,
  state       text not null,
  said_at     timestamptz not null
);
