-- A company that registers, and a score, a badge, a name or terms that change, concern one seller: the index reads that
-- one again instead of the whole market. A row of market_change names a product, a seller, or neither for everything.
alter table market_change add column seller_id bigint;

create function sellers_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if (select count(*) > 1000 from changed_new) then
      insert into market_change (product_id) values (null);
    else
      insert into market_change (seller_id) select id from changed_new;
    end if;
    return null;
  end if;
  insert into market_change (seller_id)
  select id from changed_new n join changed_old o using (id)
  where (n.name, n.company_type, n.city_id, n.sales_ban, n.score_tenths, n.blue_tick_type)
        is distinct from (o.name, o.company_type, o.city_id, o.sales_ban, o.score_tenths, o.blue_tick_type);
  return null;
end $$;

drop trigger company_joined on company;
drop trigger company_changed on company;
create trigger company_joined after insert on company
  referencing new table as changed_new for each statement execute function sellers_changed();
create trigger company_changed after update on company
  referencing new table as changed_new old table as changed_old for each statement execute function sellers_changed();
create trigger company_left after delete on company
  for each statement execute function market_changed();

create function terms_changed() returns trigger language plpgsql as $$
begin
  insert into market_change (seller_id) values (coalesce(new.company_id, old.company_id));
  return null;
end $$;
drop trigger seller_terms_changed on seller_terms;
create trigger seller_terms_changed after insert or update or delete on seller_terms
  for each row execute function terms_changed();
