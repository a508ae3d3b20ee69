-- The baskets behind the alternatives of an answer, so that any of them can be put into the cart on any device.

alter table smart_cart add column alternatives jsonb;
-- Answers written before this have no alternatives and cannot be shown any more; a search is made anew in a second.
delete from smart_cart;
