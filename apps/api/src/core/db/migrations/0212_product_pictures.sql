-- Pictures of a product in their order, the main one first: drawn from a description, or a photograph that lies in the
-- storage of files. Whoever shows them knows no difference.
create table product_picture (
  product_id   bigint   not null references product on delete cascade,
  position     smallint not null check (position between 1 and 12),
  kind         text     not null check (kind in ('drawn', 'photo')),
  -- What a drawn picture shows: view, form, range, colour line, measures.
  spec         jsonb,
  storage_key  text,
  content_hash text     check (content_hash ~ '^[0-9a-f]{64}$'),
  content_type text     check (content_type in ('image/jpeg', 'image/png', 'image/webp', 'image/avif')),
  width        integer  check (width > 0),
  height       integer  check (height > 0),
  alt          text,
  primary key (product_id, position),
  check (
    case kind
      when 'drawn' then
        spec is not null and num_nonnulls(storage_key, content_hash, content_type, width, height) = 0
      else
        spec is null and num_nonnulls(storage_key, content_hash, content_type, width, height) = 5
    end
  )
);

insert into product_picture (product_id, position, kind, spec)
select product.id,
       seen.position,
       'drawn',
       (case jsonb_typeof(product.pack) when 'object' then product.pack else '{}' end) ||
         jsonb_build_object('view', seen.view)
from product
cross join (values (1, 'front'), (2, 'back'), (3, 'leaflet')) as seen (position, view);

alter table product drop column pack;
