-- One switch for all price rules of a seller: while a row stands here none of them moves a price. Which of them were on is
-- not touched, so that they go on as they were.
create table price_rule_stop (
  seller_id  bigint primary key references company,
  stopped_at timestamptz not null,
  stopped_by bigint not null references app_user
);

create index price_rule_seller on price_rule (seller_id, listing_id);
