-- The orders in which a seller turns over the table of listings, each without sorting all of them. The first also holds
-- what the tabs count.
create index listing_desk_updated on listing (seller_id, updated_at, id) include (state, stock, expiration)
  where deleted_at is null;
create index listing_desk_price on listing (seller_id, price, id) where deleted_at is null;
create index listing_desk_stock on listing (seller_id, stock, id) where deleted_at is null;

-- Units of a listing sold in a month were counted by reading all lines ever sold.
create index order_line_listing on order_line (listing_id, order_id);
