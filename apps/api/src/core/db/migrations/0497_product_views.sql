-- How often companies opened the page of a product, by day in Istanbul; nobody is named. Sellers see the sum of 30 days.
create table product_view_day (
  product_id bigint not null references product on delete cascade,
  day        date not null,
  views      integer not null check (views > 0),
  primary key (product_id, day)
);
create index product_view_day_old on product_view_day (day);
