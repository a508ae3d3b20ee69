-- What grew with every order and notice that a market has ever seen.

-- Units sold, by product and Istanbul day, kept by a job. Whether an order is among them stands at its last change, so that
-- each order is added once and taken back once, however often the job runs.
alter table order_change add column is_counted boolean not null default false;
create index order_change_xid on order_change (xid);

create table product_sold_day (
  product_id bigint not null,
  day        date not null,
  units      bigint not null,
  primary key (product_id, day)
);
create index product_sold_day_day on product_sold_day (day);

-- Their sums over a month and a week. `run` lets a reader ask for what changed since its last look.
create table product_sold (
  product_id  bigint primary key,
  month_units bigint not null,
  week_units  bigint not null,
  run         bigint not null
);
create index product_sold_run on product_sold (run);

-- The orders that the job has seen, and the day for which the sums hold; null until every order of the month was added.
create table product_sold_state (
  is_only  boolean primary key default true check (is_only),
  run      bigint not null default 0,
  snapshot pg_snapshot,
  day      date
);
insert into product_sold_state default values;

-- Unread notices were counted by reading all of a company.
create index notification_unread on notification (company_id, sub_category_id) where read_at is null;
create index notification_kind on notification (company_id, main_category_id, sub_category_id, id desc) include (read_at);
