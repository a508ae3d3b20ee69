-- Reads the tables once, in a transaction of its own, because prices are changed meanwhile.
alter table product_price_day validate constraint product_price_day_bound;
alter table listing_price_history validate constraint listing_price_history_bound;
