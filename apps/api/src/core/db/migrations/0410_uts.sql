-- Movement notices of medical devices for the product tracking system (ÜTS) of the Ministry of Health.
alter table product add column uts_number text check (uts_number ~ '^\d{8,23}$');
-- Units that are tracked one by one; of a line those that it takes, or has taken.
alter table listing add column serials text[] not null default '{}';
alter table order_line add column serials text[] not null default '{}';

create table uts_account (
  company_id       bigint primary key references company,
  institution_no   text check (institution_no ~ '^\d{1,30}$'),
  -- Sealed.
  token            bytea,
  token_hint       text,
  token_saved_at   timestamptz,
  -- Set when ÜTS refuses the token; nothing is sent until there is another.
  token_refused_at timestamptz,
  changed_by       bigint not null references app_user,
  changed_at       timestamptz not null
);

create table uts_notice (
  id              bigint generated always as identity primary key,
  kind            text not null check (kind in ('supply', 'receipt')),
  company_id      bigint not null references company,
  other_id        bigint not null references company,
  order_id        bigint not null references orders,
  line_no         smallint not null,
  lot             text not null default '',
  serial          text not null default '',
  quantity        int not null check (quantity > 0 and (serial = '' or quantity = 1)),
  moved_on        date not null,
  -- The supply notice that a receipt answers.
  supply_id       bigint references uts_notice,
  state           text not null default 'waiting' check (state in ('waiting', 'sent', 'byHand', 'refused')),
  uts_number      text,
  due_at          timestamptz not null default '-infinity',
  attempts        int not null default 0,
  first_tried_at  timestamptz,
  -- The last attempt ended without an answer: it may have arrived.
  is_unknown      boolean not null default false,
  error           text,
  settled_at      timestamptz,
  created_at      timestamptz not null default now(),
  foreign key (order_id, line_no) references order_line (order_id, line_no),
  check (kind = 'supply' or supply_id is not null),
  check (state not in ('sent', 'byHand') or uts_number is not null)
);
create unique index uts_notice_of_units on uts_notice (order_id, line_no, kind, lot, serial);
create unique index uts_receipt_of_supply on uts_notice (supply_id) where kind = 'receipt';
create index uts_notice_open on uts_notice (company_id, id desc) where state in ('waiting', 'refused');
create index uts_notice_due on uts_notice (due_at, id) where state = 'waiting';
create index uts_notice_other on uts_notice (other_id);

-- The notices of a line as its lot and serials say, in the place of those that were not sent.
create function write_uts_supplies(about bigint, line smallint, day date) returns void language sql as $$
  delete from uts_notice where order_id = about and (line is null or line_no = line) and kind = 'supply' and state in ('waiting', 'refused');
  insert into uts_notice (kind, company_id, other_id, order_id, line_no, lot, serial, quantity, moved_on)
  select 'supply', o.seller_company_id, o.buyer_company_id, o.id, l.line_no,
    case when s.serial = '' then l.lot else '' end, s.serial,
    case when s.serial = '' then l.quantity + l.bonus_quantity - l.refunded_quantity else 1 end, day
  from orders o join order_line l on l.order_id = o.id join product p on p.id = l.product_id
    cross join unnest(case when l.serials = '{}' then array[''] else l.serials end) s (serial)
  where o.id = about and (line is null or l.line_no = line) and p.kind = 'medicalDevice'
    and l.quantity + l.bonus_quantity > l.refunded_quantity
  on conflict do nothing
$$;

-- A receipt for each supply that ÜTS knows, once the buyer has the goods.
create function write_uts_receipts(about bigint) returns void language sql as $$
  insert into uts_notice (kind, company_id, other_id, order_id, line_no, lot, serial, quantity, moved_on, supply_id)
  select 'receipt', s.other_id, s.company_id, s.order_id, s.line_no, s.lot, s.serial, s.quantity,
    (coalesce(o.delivered_at, o.completed_at) at time zone 'Europe/Istanbul')::date, s.id
  from uts_notice s join orders o on o.id = s.order_id
  where s.order_id = about and s.kind = 'supply' and s.state in ('sent', 'byHand') and o.state = 'completed'
  on conflict do nothing
$$;

create function order_uts() returns trigger language plpgsql as $$
begin
  if new.state = 'shipped' then
    perform write_uts_supplies(new.id, null, (new.shipped_at at time zone 'Europe/Istanbul')::date);
  elsif new.state = 'completed' then
    perform write_uts_receipts(new.id);
  else
    update listing l set serials = l.serials || ol.serials
    from order_line ol where ol.order_id = new.id and ol.listing_id = l.id and ol.serials <> '{}';
  end if;
  return null;
end $$;
create trigger order_uts after update of state on orders for each row
  when (new.state is distinct from old.state and new.state in ('shipped', 'completed', 'cancelled'))
  execute function order_uts();

create function uts_supplied() returns trigger language plpgsql as $$
begin
  perform write_uts_receipts(new.order_id);
  return null;
end $$;
create trigger uts_supplied after update of state on uts_notice for each row
  when (new.kind = 'supply' and new.state in ('sent', 'byHand') and old.state not in ('sent', 'byHand'))
  execute function uts_supplied();
