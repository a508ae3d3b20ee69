-- Products about whose expiry a company does not want to be warned.
create table expiry_guard_off (
  company_id bigint not null references company,
  product_id bigint not null references product,
  created_at timestamptz not null default now(),
  primary key (company_id, product_id)
);
