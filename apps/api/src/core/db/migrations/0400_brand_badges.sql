-- A seller applies for the badge of a brand with a document; an operator rules on it, and the last day of the document
-- ends it. What a company was for all its brands becomes a badge for each brand that it lists; "authorised" without a
-- brand and a document has no meaning and goes.
create table badge_application (
  id             bigint generated always as identity primary key,
  company_id     bigint not null references company,
  brand_id       bigint not null references brand,
  type           smallint not null check (type in (1, 2)),
  file_id        uuid not null references stored_file,
  document_until date not null,
  state          text not null default 'waiting' check (state in ('waiting', 'approved', 'rejected', 'ended')),
  reason         text,
  applied_by     bigint not null references app_user,
  applied_at     timestamptz not null,
  ruled_at       timestamptz,
  ended_at       timestamptz,
  check ((state = 'waiting') = (ruled_at is null)),
  check (state not in ('rejected', 'ended') or reason is not null)
);
create unique index badge_application_waiting on badge_application (company_id, brand_id) where state = 'waiting';
create index badge_application_queue on badge_application (id) where state = 'waiting';
create index badge_application_company on badge_application (company_id, id);
create index brand_badge_end on brand_badge (expires_on);
create index brand_badge_brand on brand_badge (brand_id);

-- A badge that comes, changes or goes is seen at the offers at once. The badge of the company itself follows: whoever is
-- official for a brand sells nothing else, so it stands where no brand is in sight; "authorised" never does.
create function brand_badge_changed() returns trigger language plpgsql as $$
declare
  changed bigint := coalesce(new.company_id, old.company_id);
begin
  update company set blue_tick_type = badge.type
  from (select max(type) filter (where type = 2) as type from brand_badge where company_id = changed) badge
  where id = changed and blue_tick_type is distinct from badge.type;
  insert into market_change (seller_id) values (changed);
  insert into fact_change (kind, fact_id) values ('seller', changed);
  return null;
end $$;
create trigger brand_badge_changed after insert or update or delete on brand_badge
  for each row execute function brand_badge_changed();

insert into brand_badge (company_id, brand_id, type)
select distinct c.id, p.brand_id, 2
from company c join listing l on l.seller_id = c.id and l.deleted_at is null join product p on p.id = l.product_id
where c.blue_tick_type = 2
on conflict do nothing;
update company set blue_tick_type = null where blue_tick_type = 1;
