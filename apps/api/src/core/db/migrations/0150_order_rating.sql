-- What a buyer says after an order is completed: once of the seller, and once of each line that it wants to judge.
-- The score of a seller and the rating of a product are read from here; nothing in it is ever changed.

create table order_rating (
  order_id          bigint primary key references orders,
  buyer_company_id  bigint not null references company,
  seller_company_id bigint not null references company,
  -- 0 to 10 (specification §3 "Ratings").
  score             smallint not null check (score between 0 and 10),
  comment           text check (length(comment) between 1 and 1000),
  created_at        timestamptz not null default now()
);
create index order_rating_seller on order_rating (seller_company_id, created_at desc);
create index order_rating_buyer on order_rating (buyer_company_id, created_at desc);

create table product_rating (
  order_id         bigint not null,
  line_no          smallint not null,
  product_id       bigint not null references product,
  buyer_company_id bigint not null references company,
  score            smallint not null check (score between 0 and 10),
  comment          text check (length(comment) between 1 and 1000),
  created_at       timestamptz not null default now(),
  primary key (order_id, line_no),
  foreign key (order_id, line_no) references order_line
);
create index product_rating_product on product_rating (product_id, created_at desc);
