-- A seller may agree that the approval of its request puts the product on sale at once, by terms of its own.
alter table product_request
  -- `newListingTerms` of the contract: price (kuruş), stock, expiration (ISO day or null) and what else a new listing has.
  add column listing_terms   jsonb check (listing_terms ?& array['price', 'stock', 'expiration']),
  -- The member who agreed: the listing is created in the name of this user.
  add column terms_by        bigint references app_user,
  add column listing_id      bigint references listing,
  -- For the seller, when the terms could not be put on sale.
  add column publish_refusal text,
  add check ((listing_terms is null) = (terms_by is null)),
  add check (state <> 'rejected' or listing_terms is null),
  add check (listing_id is null or (state = 'approved' and listing_terms is not null)),
  add check (publish_refusal is null or (state = 'approved' and listing_terms is not null and listing_id is null));
