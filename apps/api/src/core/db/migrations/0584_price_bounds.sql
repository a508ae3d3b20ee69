-- The prices of products and offers are to lie in months; see 0570.
select bound_months('product_price_day', 'day');
select bound_months('listing_price_history', 'day');
