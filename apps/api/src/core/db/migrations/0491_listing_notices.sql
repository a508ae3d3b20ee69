-- What the seller was told of a listing; forgotten once it no longer holds, so that it is told again the next time.
create table listing_notice (
  listing_id bigint not null references listing on delete cascade,
  seller_id  bigint not null references company,
  kind       text not null check (kind in ('closeExpiry', 'lowStock')),
  told_at    timestamptz not null,
  primary key (listing_id, kind)
);
create index listing_notice_seller on listing_notice (seller_id, kind, told_at);
