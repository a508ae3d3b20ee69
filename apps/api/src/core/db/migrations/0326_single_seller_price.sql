-- What all goods of a payment would have cost at the cheapest single seller that had everything, shipping included, at the
-- moment the payment was made. Null where no seller had everything.
create table single_seller_price (
  payment_id  uuid primary key references payment,
  total       bigint check (total > 0),
  compared_at timestamptz not null default now()
);
