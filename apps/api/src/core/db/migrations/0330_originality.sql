-- Originality control: goods that are marked as risky need a purchase invoice a listing, and complaints are answered.

-- What an operator, or a complaint that was upheld, has marked as risky. A mark that was lifted stays for the record.
create table risk_mark (
  id          bigint generated always as identity primary key,
  brand_id    bigint references brand,
  category_id bigint references category,
  product_id  bigint references product,
  cause       text not null check (cause in ('brand', 'category', 'complaint', 'operator')),
  note        text not null default '' check (length(note) <= 400),
  marked_at   timestamptz not null,
  marked_by   bigint references operator,
  lifted_at   timestamptz,
  lifted_by   bigint references operator,
  check (num_nonnulls(brand_id, category_id, product_id) = 1)
);
create unique index risk_mark_brand on risk_mark (brand_id) where lifted_at is null;
create unique index risk_mark_category on risk_mark (category_id) where lifted_at is null;
create unique index risk_mark_product on risk_mark (product_id) where lifted_at is null;

-- Products under a mark: its own, those of its brand, those of its category and of the categories beneath.
create view risky_product as
  with recursive branch as (
    select m.id as mark_id, m.category_id from risk_mark m where m.category_id is not null and m.lifted_at is null
    union
    select b.mark_id, c.id from branch b join category c on c.parent_id = b.category_id
  )
  select m.id as mark_id, m.product_id from risk_mark m where m.product_id is not null and m.lifted_at is null
  union all
  select m.id, p.id from risk_mark m join product p on p.brand_id = m.brand_id where m.lifted_at is null
  union all
  select b.mark_id, p.id from branch b join product p on p.category_id = b.category_id;

-- Every suspension of a listing: why, by whom, and how it ended.
create table listing_suspension (
  id           bigint generated always as identity primary key,
  listing_id   bigint not null references listing on delete cascade,
  seller_id    bigint not null references company,
  cause        text not null check (cause in ('operator', 'originality', 'issue', 'recall')),
  reason       text not null check (length(reason) between 3 and 500),
  suspended_at timestamptz not null,
  operator_id  bigint references operator,
  freed_at     timestamptz,
  freed_by     bigint references operator,
  free_reason  text
);
create unique index listing_suspension_open on listing_suspension (listing_id) where freed_at is null;

-- One row a listing that needs a purchase invoice.
create table originality_check (
  listing_id bigint primary key references listing on delete cascade,
  seller_id  bigint not null references company,
  mark_id    bigint not null references risk_mark,
  state      text not null default 'missing' check (state in ('missing', 'submitted', 'approved', 'rejected')),
  asked_at   timestamptz not null,
  due_at     timestamptz not null
);
create index originality_check_seller on originality_check (seller_id, due_at, listing_id);
create index originality_check_due on originality_check (due_at) where state in ('missing', 'rejected');

create table purchase_invoice (
  id             bigint generated always as identity primary key,
  listing_id     bigint not null references listing on delete cascade,
  seller_id      bigint not null references company,
  user_id        bigint not null references app_user,
  file_id        uuid not null unique references stored_file,
  invoice_number text not null check (length(invoice_number) between 1 and 50),
  invoice_date   date not null,
  supplier       text not null check (length(supplier) between 2 and 200),
  quantity       integer not null check (quantity > 0),
  state          text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  reason         text,
  sent_at        timestamptz not null,
  ruled_at       timestamptz,
  ruled_by       bigint references operator,
  check ((state = 'waiting') = (ruled_at is null)),
  check ((state = 'rejected') = (reason is not null))
);
create unique index purchase_invoice_waiting on purchase_invoice (listing_id) where state = 'waiting';
create index purchase_invoice_queue on purchase_invoice (id) where state = 'waiting';
create index purchase_invoice_listing on purchase_invoice (listing_id, id desc);

-- The purposes of a file are those of the contract.
alter table stored_file drop constraint stored_file_purpose_check;
alter table stored_file add constraint stored_file_purpose_check check (purpose ~ '^[a-z][a-zA-Z]{2,39}$');

-- Reports of buyers wait for the operator; the seller of the offer answers.
alter table product_issue
  add column state       text not null default 'open' check (state in ('open', 'asked', 'closed')),
  add column answer      text check (length(answer) between 2 and 1000),
  add column answered_at timestamptz,
  add column answered_by bigint references app_user,
  -- What the operator has asked the seller.
  add column question    text,
  add column ruling      text check (ruling in ('upheld', 'dismissed')),
  add column reason      text,
  add column ruled_at    timestamptz,
  add column ruled_by    bigint references operator,
  add check ((state = 'closed') = (ruled_at is not null)),
  add check ((state = 'closed') = (ruling is not null));
create index product_issue_queue on product_issue (id) where state <> 'closed';
create index product_issue_listing on product_issue (listing_id, id desc) where listing_id is not null;
