-- What a pharmacy watches: favourites with the price at which they were marked, and the alerts that become notifications.

-- The lowest price on the day it was marked; null when nobody offered it. "Price dropped" is measured against it.
alter table favourite add column seen_price bigint check (seen_price > 0);
create index favourite_user on favourite (user_id, created_at desc, product_id);
create index favourite_product on favourite (product_id);

create table product_alert (
  user_id       bigint not null references app_user,
  product_id    bigint not null references product,
  price_drop    boolean not null,
  back_in_stock boolean not null,
  -- Told only once the price is at or below it; null tells every drop.
  target_price  bigint check (target_price > 0),
  -- The best price at the last look, null when there was no offer. It moves with every look, so an event is told once.
  known_price   bigint,
  created_at    timestamptz not null default now(),
  primary key (user_id, product_id),
  check (price_drop or back_in_stock)
);
create index product_alert_product on product_alert (product_id);

-- How far the job has read `market_change`, and the Istanbul day of that look: at midnight offers end without a change.
create table alert_look (
  only_one boolean primary key default true check (only_one),
  snapshot pg_snapshot not null,
  day      date not null
);

-- What was taken off a moment ago, so that "undo" brings back the day, the price and the alert as they were.
create table favourite_removed (
  user_id       bigint not null references app_user,
  product_id    bigint not null references product,
  liked_at      timestamptz not null,
  seen_price    bigint,
  price_drop    boolean,
  back_in_stock boolean,
  target_price  bigint,
  known_price   bigint,
  removed_at    timestamptz not null,
  primary key (user_id, product_id)
);
