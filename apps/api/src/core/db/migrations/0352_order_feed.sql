-- The last change of each order, by the transaction that made it: a feed that goes on from a transaction below every one
-- that still runs misses nothing, in whatever order they commit.
create table order_change (
  order_id  bigint primary key references orders,
  seller_id bigint not null references company,
  xid       xid8 not null,
  at        timestamptz not null
);
insert into order_change (order_id, seller_id, xid, at)
  select id, seller_company_id, '1'::xid8, created_at from orders;
create index order_change_feed on order_change (seller_id, xid, order_id);

create function note_order_change() returns trigger language plpgsql as $$
begin
  insert into order_change (order_id, seller_id, xid, at)
  values (new.id, new.seller_company_id, pg_current_xact_id(), now())
  on conflict (order_id) do update set xid = excluded.xid, at = excluded.at;
  return null;
end $$;
create trigger order_change_noted after insert or update on orders for each row execute function note_order_change();
