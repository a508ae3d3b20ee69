-- What a seller's table asks of the offers of its products (their number, the cheapest, the place of its own) is in the
-- index, so that the rows of other sellers need not be read.
drop index listing_product;
create index listing_product on listing (product_id, sale_price) include (seller_id, expiration)
  where state = 'active' and stock > 0;
