-- Deliveries of webhooks are to lie in months; see 0570.
select bound_months('webhook_delivery', 'created_at');
