-- What a unit cost its seller when it was sold, and what its recommended retail price was then: the margin of a sale and
-- the saving of a purchase do not change with what the listing or the product says later. Null where nobody knew it.
alter table order_line
  add column unit_cost bigint check (unit_cost > 0),
  add column psf bigint check (psf > 0);
-- What was sold before is told by what is known of it today.
update order_line set
  unit_cost = (select cost from listing where listing.id = order_line.listing_id),
  psf = (select psf from product where product.id = order_line.product_id);
-- Figures of a period read the orders of one side by their day.
create index orders_seller_day on orders (seller_company_id, created_at);
create index orders_buyer_day on orders (buyer_company_id, created_at);
