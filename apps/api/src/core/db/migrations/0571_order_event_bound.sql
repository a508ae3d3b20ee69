-- The events of orders are to lie in months; see 0570.
select bound_months('order_event', 'at');
