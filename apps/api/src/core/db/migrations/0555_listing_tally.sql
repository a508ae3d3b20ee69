-- How many listings each seller has by what the tabs of its table ask: counting 20,000 listings takes longer than reading a
-- page of them. A change adds rows, so that two sales of one seller do not wait for each other; the job `listing-tally`
-- adds them up.
create table listing_tally (
  seller_id  bigint not null,
  state      text not null,
  -- 0 or 1: whether there is any.
  stock      integer not null,
  expiration date,
  -- Negative where listings left.
  listings   integer not null
);
create index listing_tally_seller on listing_tally (seller_id) include (state, stock, expiration, listings);

create function tally_listings() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into listing_tally (seller_id, state, stock, expiration, listings)
    select seller_id, state, least(stock, 1), expiration, count(*)
    from changed_new where deleted_at is null group by 1, 2, 3, 4;
  elsif tg_op = 'DELETE' then
    insert into listing_tally (seller_id, state, stock, expiration, listings)
    select seller_id, state, least(stock, 1), expiration, -count(*)
    from changed_old where deleted_at is null group by 1, 2, 3, 4;
  else
    insert into listing_tally (seller_id, state, stock, expiration, listings)
    select seller_id, state, least(stock, 1), expiration, sum(listings)
    from (
      select seller_id, state, stock, expiration, 1 as listings from changed_new where deleted_at is null
      union all
      select seller_id, state, stock, expiration, -1 from changed_old where deleted_at is null
    ) moved
    group by 1, 2, 3, 4 having sum(listings) <> 0;
  end if;
  return null;
end $$;
create trigger listing_tally_inserted after insert on listing
  referencing new table as changed_new for each statement execute function tally_listings();
create trigger listing_tally_updated after update on listing
  referencing new table as changed_new old table as changed_old for each statement execute function tally_listings();
create trigger listing_tally_deleted after delete on listing
  referencing old table as changed_old for each statement execute function tally_listings();

-- The triggers' lock on the table holds until the end: no change is missed.
insert into listing_tally (seller_id, state, stock, expiration, listings)
select seller_id, state, least(stock, 1), expiration, count(*)
from listing where deleted_at is null group by 1, 2, 3, 4;
