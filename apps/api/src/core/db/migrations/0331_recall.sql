-- Lots travel from the listing to the order line, and a recall finds every unit of one.

-- The lot of the listing when it was ordered; empty where the seller has not said it.
alter table order_line add column lot text not null default '' check (length(lot) <= 20);
update order_line set lot = listing.lot from listing where listing.id = order_line.listing_id and listing.lot <> '';
create index order_line_product_lot on order_line (product_id, lot);
drop index order_line_product;
create index listing_product_lot on listing (product_id, lot) where deleted_at is null;

create table recall (
  id         bigint generated always as identity primary key,
  product_id bigint not null references product,
  -- Null: every lot.
  lot        text check (length(lot) between 1 and 20),
  reason     text not null check (length(reason) between 10 and 300),
  state      text not null default 'running' check (state in ('running', 'standing', 'ended')),
  listings   integer not null default 0,
  started_at timestamptz not null,
  started_by bigint references operator,
  ended_at   timestamptz,
  ended_by   bigint references operator,
  end_reason text,
  check ((state = 'ended') = (ended_at is not null))
);
create unique index recall_standing on recall (product_id, coalesce(lot, '')) where state <> 'ended';

-- Orders that hold units of recalled goods.
create table recall_order (
  recall_id   bigint not null references recall,
  order_id    bigint not null references orders,
  lot         text not null,
  buyer_id    bigint not null references company,
  seller_id   bigint not null references company,
  units       integer not null check (units > 0),
  notified_at timestamptz,
  primary key (recall_id, order_id, lot)
);
create index recall_order_waiting on recall_order (recall_id) where notified_at is null;
