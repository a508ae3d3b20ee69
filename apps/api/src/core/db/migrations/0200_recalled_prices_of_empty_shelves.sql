-- The spans of campaigns whose running nobody looked at, from what their goods cost when they ended. Limited campaigns
-- lower no shelf. A campaign of the market covers whichever offer is the best one: the day of its product knows that price,
-- and that nobody offered it, which is no price at all.
create or replace function recall_campaign_prices(at timestamptz) returns void language sql as $$
  with k as (
    select id, seller_id, category_id, is_selected, steps, starts_at, ends_at, ends_at > at as runs,
           (least(ends_at, at) at time zone 'Europe/Istanbul')::date as last_day
    from campaign
    where (state = 'running' or (state = 'ended' and ends_at <= at))
      and starts_at <= at and ends_at > at - interval '120 days'
      and coalesce(unit_limit, company_limit) is null
  ), goods as (
    select p.id, array[own.id, own.parent_id, above.parent_id] as path
    from product p join category own on own.id = p.category_id left join category above on above.id = own.parent_id
  ), best as (
    select k.id, goods.id as product_id, 1 as units, known.price
    from k
    join goods on k.category_id is null or k.category_id = any(goods.path)
    cross join lateral (
      (select closing as price, 1 as turn from product_price_day
       where product_id = goods.id and day <= k.last_day order by day desc limit 1)
      union all
      (select lowest, 2 from product_price_day where product_id = goods.id order by day limit 1)
      order by turn limit 1
    ) known
    where k.seller_id is null and not k.is_selected
  ), single as (
    select k.id, l.product_id, l.min_quantity as units, coalesce(
             (select sale_price from listing_price_history
              where listing_id = l.id and day <= k.last_day order by day desc limit 1), l.sale_price) as price
    from k
    cross join lateral (
      select * from listing where seller_id = k.seller_id and not k.is_selected
      union all
      select listing.* from campaign_listing join listing on listing.id = listing_id
      where campaign_id = k.id and k.is_selected and seller_id = coalesce(k.seller_id, seller_id)
    ) l
    join goods on goods.id = l.product_id and (k.category_id is null or k.category_id = any(goods.path))
    where (k.seller_id is not null or k.is_selected) and l.state = 'active' and l.stock > 0 and l.created_at < k.ends_at
      and (l.expiration is null or l.expiration >= k.last_day)
      and l.seller_id <> all (array(select id from company where sales_ban))
  ), covered as materialized (
    select * from best union all select * from single
  ), reached as (
    select k.id, covered.product_id, k.starts_at, case when not k.runs then k.ends_at end as ended_at,
           min(greatest(1, price - greatest(0, (price * percent + 50) / 100 + amount))) as price
    from covered join k using (id)
    cross join lateral (
      select percent, amount from jsonb_to_recordset(k.steps) s ("fromQuantity" integer, percent integer, amount bigint)
      where "fromQuantity" <= covered.units order by "fromQuantity" desc limit 1
    ) step
    where price is not null
    group by k.id, covered.product_id, k.starts_at, k.ends_at, k.runs
  )
  insert into product_campaign_price (product_id, price, from_at, to_at)
  select product_id, price, starts_at, ended_at from reached where ended_at is not null
  union all
  (select distinct on (product_id) product_id, price, starts_at, null from reached where ended_at is null
   order by product_id, price)
  on conflict do nothing
$$;

-- What was recalled for products that nobody offered any more: the look of the API ends a span on the day on which the last
-- offer went, not later.
delete from product_campaign_price span
where to_at is not null and exists (
  select from (
    select closing from product_price_day
    where product_id = span.product_id and day < (span.to_at at time zone 'Europe/Istanbul')::date
    order by day desc limit 1
  ) last where closing is null
);
