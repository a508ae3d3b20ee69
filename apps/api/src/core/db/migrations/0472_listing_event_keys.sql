-- Seller and user of an event are copies: its transaction has locked the seller's listing and checked the session, and
-- neither company nor user is ever deleted. Looking both up again for each row was the dearest part of writing events.
alter table listing_event
  drop constraint listing_event_seller_id_fkey,
  drop constraint listing_event_user_id_fkey;
