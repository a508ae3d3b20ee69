-- Which operator has an item of a queue open: until then nobody else decides it.
create table work_claim (
  queue       text not null,
  item_id     bigint not null,
  operator_id bigint not null references operator,
  until       timestamptz not null,
  primary key (queue, item_id)
);
-- An operator has one item of a queue open at a time.
create unique index work_claim_operator on work_claim (queue, operator_id);
