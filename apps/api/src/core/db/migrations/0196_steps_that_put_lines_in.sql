-- A step that put lines into the basket is undone like one that took lines out: what it put in goes again.
-- [{listingId, quantity}]
alter table basket_removal add column put_in jsonb not null default '[]';
