-- Sold-out offers are few: with them beside the ones in stock (listing_product) every offer of a product is found by its
-- product, and no third index of all listings must be kept.
create index listing_sold_out on listing (product_id) where state = 'active' and stock = 0;
