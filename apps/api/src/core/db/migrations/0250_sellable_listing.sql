-- What "on sale" means, in one place: views with the day as an argument, because the day of Istanbul comes from the clock
-- of the application. PostgreSQL puts the body of a set-returning SQL function into the query that reads it, as with a
-- view, as long as it is stable, not strict, and one SELECT; partial indexes of `listing` serve as if it were spelled out.
-- The body is a text: a column that is added to `listing` later is in the answer by itself.

-- Listings that are active and in stock, whatever their expiry: for counts, and for the index, which keeps the expiry and
-- asks for the day itself. A further condition under which nothing of a listing may be shown or sold (a seller on
-- holiday) belongs here, as `and l.seller_id <> all (array(select id from company where …))`, which is read once a
-- statement; then every place that lists, counts, prices or sells follows. The ban of a seller is asked beside this,
-- where a seller is joined anyway or comes from the catalogue cache, and so is the permission of a product.
create function stocked_listing() returns setof listing language sql stable as $$
  select l.* from listing l where l.state = 'active' and l.stock > 0
$$;

-- Of these, the ones that do not expire before `day`: what can be bought on it.
create function sellable_listing(day date) returns setof listing language sql stable as $$
  select l.* from stocked_listing() l where l.expiration is null or l.expiration >= day
$$;
