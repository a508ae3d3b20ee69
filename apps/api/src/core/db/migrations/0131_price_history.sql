-- What a product could be had for, day by day (Istanbul days): the chart of its page and "the lowest in 30 days". A row
-- stands for a day on which its best offer moved; between two rows the closing price of the earlier one held.
create table product_price_day (
  product_id bigint not null references product,
  day        date not null,
  -- The lowest price at which anybody offered it on this day.
  lowest     bigint not null check (lowest > 0),
  -- The best price at its end; null when nobody offered it any more.
  closing    bigint check (closing > 0),
  primary key (product_id, day)
);

create function istanbul_today() returns date language sql stable parallel safe as $$
  select (now() at time zone 'Europe/Istanbul')::date
$$;

-- Notes the best price of this moment for the products named. A day begins with the closing price of the row before it.
create function note_product_prices(changed bigint[]) returns void language sql as $$
  insert into product_price_day as d (product_id, day, lowest, closing)
  select p.id, istanbul_today(), coalesce(least(best.price, before.closing), noted.lowest), best.price
  from unnest(changed) p (id)
  left join lateral (
    select l.sale_price as price
    from listing l join company c on c.id = l.seller_id
    where l.product_id = p.id and l.state = 'active' and l.stock > 0 and not c.sales_ban
      and (l.expiration is null or l.expiration >= istanbul_today())
    order by l.sale_price limit 1
  ) best on true
  left join lateral (
    select closing from product_price_day where product_id = p.id and day < istanbul_today() order by day desc limit 1
  ) before on true
  left join product_price_day noted on noted.product_id = p.id and noted.day = istanbul_today()
  where coalesce(best.price, before.closing, noted.lowest) is not null
  order by p.id
  on conflict (product_id, day) do update
    set lowest = least(d.lowest, excluded.closing), closing = excluded.closing
    where d.closing is distinct from excluded.closing
$$;

create function listing_prices_changed() returns trigger language plpgsql as $$
declare
  moved bigint[];
  is_repriced boolean;
begin
  if tg_op = 'INSERT' then
    -- New offers can only lower the best price: no look at the others is needed, however many come at once.
    insert into product_price_day as d (product_id, day, lowest, closing)
    select n.product_id, istanbul_today(), least(n.price, last.closing), least(n.price, last.closing)
    from (
      select l.product_id, min(l.sale_price) as price
      from changed_new l join company c on c.id = l.seller_id
      where l.state = 'active' and l.stock > 0 and not c.sales_ban
        and (l.expiration is null or l.expiration >= istanbul_today())
      group by l.product_id
    ) n
    left join lateral (
      select closing from product_price_day
      where product_id = n.product_id and day <= istanbul_today() order by day desc limit 1
    ) last on true
    order by n.product_id
    on conflict (product_id, day) do update
      set lowest = least(d.lowest, excluded.lowest), closing = excluded.closing;
    return null;
  elsif tg_op = 'DELETE' then
    select array_agg(distinct product_id) into moved from changed_old;
  else
    select array_agg(distinct n.product_id), bool_or(n.sale_price <> o.sale_price) into moved, is_repriced
    from changed_new n join changed_old o using (id)
    where (n.state, n.stock > 0, n.sale_price, n.expiration)
          is distinct from (o.state, o.stock > 0, o.sale_price, o.expiration);
    if is_repriced then
      -- The offer's own history: what it cost before its first change, and every price since.
      insert into listing_price_history (listing_id, day, sale_price)
      select o.id, least((o.created_at at time zone 'Europe/Istanbul')::date, istanbul_today() - 1), o.sale_price
      from changed_new n join changed_old o using (id)
      where n.sale_price <> o.sale_price and not exists (select from listing_price_history where listing_id = o.id)
      on conflict do nothing;
      insert into listing_price_history (listing_id, day, sale_price)
      select n.id, istanbul_today(), n.sale_price
      from changed_new n join changed_old o using (id)
      where n.sale_price <> o.sale_price
      on conflict (listing_id, day) do update set sale_price = excluded.sale_price;
    end if;
  end if;
  if moved is not null then perform note_product_prices(moved); end if;
  return null;
end $$;
create trigger listing_prices_inserted after insert on listing
  referencing new table as changed_new for each statement execute function listing_prices_changed();
create trigger listing_prices_updated after update on listing
  referencing new table as changed_new old table as changed_old for each statement execute function listing_prices_changed();
create trigger listing_prices_deleted after delete on listing
  referencing old table as changed_old for each statement execute function listing_prices_changed();

-- Offers that were there before this table.
select note_product_prices(array_agg(id)) from product;
