-- Which campaigns run, or ended a moment ago, for some sellers: those of the market stand under 0.
create index campaign_at_hand on campaign (coalesce(seller_id, 0), ends_at) where state in ('running', 'ended');
