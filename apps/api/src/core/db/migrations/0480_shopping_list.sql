-- What the members of a company have written down to buy. A product stands there once, whoever wrote it down last.
create table shopping_list_item (
  company_id bigint not null references company,
  product_id bigint not null references product,
  quantity   integer not null check (quantity > 0),
  added_by   bigint not null references app_user,
  added_at   timestamptz not null,
  primary key (company_id, product_id)
);
create index shopping_list_item_newest on shopping_list_item (company_id, added_at desc, product_id);
