-- What sellers say of their listings, who changed what, and the class of every product.

-- Default deny: a product that nobody classified can be neither listed nor bought (law 6197, articles 24 and 28).
alter table product
  add column kind text check (kind in ('general', 'supplement', 'medicalDevice', 'pharmacyOnly', 'article28', 'medicine')),
  add column is_registered_in_uts boolean not null default false,
  add column is_opened_by_operator boolean not null default false;

with recursive root as (
  select id, id as root_id from category where parent_id is null
  union all
  select c.id, r.root_id from category c join root r on c.parent_id = r.id
)
update product p
set kind = case
      when p.permission = 'forbidden' then 'medicine'
      when r.root_id in (1576, 1847) then 'medicalDevice'
      when r.root_id = 1376 then 'supplement'
      else 'general'
    end,
    -- Devices that were on sale before had been admitted by hand.
    is_registered_in_uts = p.permission = 'sellable' and r.root_id in (1576, 1847)
from root r
where r.id = p.category_id;

alter table product drop column permission;
alter table product add column permission text not null generated always as (
  case
    when kind in ('general', 'supplement', 'pharmacyOnly') then 'sellable'
    when kind = 'medicalDevice' and is_registered_in_uts then 'sellable'
    when kind = 'article28' and is_opened_by_operator then 'sellable'
    else 'forbidden'
  end) stored;

-- A badge belongs to a seller and a brand: 1 authorised, 2 official (specification §1).
create table brand_badge (
  company_id bigint not null references company,
  brand_id   bigint not null references brand,
  type       smallint not null check (type in (1, 2)),
  expires_on date,
  created_at timestamptz not null default now(),
  primary key (company_id, brand_id)
);

alter table listing
  -- What the seller paid for a unit, VAT included, in kuruş; known to the seller alone.
  add column cost bigint check (cost > 0),
  -- Where the goods stand in the seller's room.
  add column shelf text not null default '' check (length(shelf) <= 20),
  add column lot text not null default '' check (length(lot) <= 20),
  -- Counts the changes of the seller: who edits an older row is told.
  add column version integer not null default 1,
  -- A deleted listing stays for the orders that name it; it is passive and in no list.
  add column deleted_at timestamptz;
create index listing_desk on listing (seller_id, id desc) where deleted_at is null;

-- A change of many listings at once: a selection, a file, a rule.
create table listing_batch (
  id         uuid primary key,
  seller_id  bigint not null references company,
  user_id    bigint not null references app_user,
  kind       text not null,
  summary    text not null,
  changed    integer not null default 0,
  created_at timestamptz not null,
  undo_until timestamptz not null,
  undone_at  timestamptz
);
create index listing_batch_seller on listing_batch (seller_id, created_at desc);

-- The history of listings: append-only.
create table listing_event (
  id         bigint generated always as identity primary key,
  listing_id bigint not null references listing,
  seller_id  bigint not null references company,
  at         timestamptz not null,
  -- Null where a job or the platform changed it.
  user_id    bigint references app_user,
  source     text not null check (source in ('screen', 'file', 'api', 'rule', 'job', 'platform')),
  batch_id   uuid references listing_batch,
  -- Field → [before, after].
  changes    jsonb not null
);
create index listing_event_listing on listing_event (listing_id, id desc);
create index listing_event_batch on listing_event (batch_id) where batch_id is not null;
