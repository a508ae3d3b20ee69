-- Barcodes that a seller had in the hand and that the catalogue does not know; the operator decides.

create table product_request (
  id         bigint generated always as identity primary key,
  company_id bigint not null references company,
  user_id    bigint not null references app_user,
  barcode    text not null check (barcode ~ '^[0-9]{8,14}$'),
  name       text not null check (length(name) between 3 and 200),
  brand      text not null check (length(brand) between 2 and 100),
  -- As the seller would name it; the operator files the product.
  category   text not null default '' check (length(category) <= 100),
  kind       text not null check (kind in ('general', 'supplement', 'medicalDevice', 'pharmacyOnly', 'article28', 'medicine')),
  -- Kuruş, as printed on the box.
  psf        bigint check (psf > 0),
  state      text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected')),
  -- Of a rejection, for the seller.
  reason     text check (length(reason) between 3 and 500),
  product_id bigint references product,
  created_at timestamptz not null,
  ruled_at   timestamptz,
  ruled_by   bigint references app_user,
  check ((state = 'waiting') = (ruled_at is null)),
  check ((state = 'approved') = (product_id is not null)),
  check ((state = 'rejected') = (reason is not null))
);
-- One question at a time: a company that asks again finds its request.
create unique index product_request_waiting on product_request (company_id, barcode) where state = 'waiting';
create index product_request_company on product_request (company_id, id desc);
create index product_request_queue on product_request (id) where state = 'waiting';

-- Photos of the box, in the order in which they were sent.
create table product_request_picture (
  request_id bigint not null references product_request on delete cascade,
  position   smallint not null,
  file_id    uuid not null unique references stored_file,
  primary key (request_id, position)
);

alter table stored_file drop constraint stored_file_purpose_check;
alter table stored_file add constraint stored_file_purpose_check
  check (purpose in ('orderInvoice', 'casePhoto', 'productPhoto'));
