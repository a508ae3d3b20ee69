-- What a seller writes of its campaigns: an edit names the version that it saw.
alter table campaign
  add column version integer not null default 1,
  add column created_by bigint references app_user,
  add column created_at timestamptz not null default now(),
  add column updated_at timestamptz not null default now(),
  -- Stopped by its seller: it runs on until ends_at for the buyers who count on it.
  add column stopped_at timestamptz;
create index campaign_of_seller on campaign (seller_id, id desc) where seller_id is not null;
-- What was sold under a campaign.
create index order_line_campaign on order_line (campaign_code) where campaign_code is not null;

-- When a user last opened the campaign panel (specification §7).
create table campaign_panel_visit (
  user_id    bigint primary key references app_user,
  visited_at timestamptz not null,
  visits     integer not null default 1
);

-- Only what runs, or ran, is remembered by the processes: drafts and plans change without a word.
create or replace function campaign_facts_changed() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if not exists (
      select from changed_new n join changed_old o using (id)
      where 'running' in (n.state, o.state) and
        (to_jsonb(n) - 'units_left' - 'version' - 'updated_at') is distinct from (to_jsonb(o) - 'units_left' - 'version' - 'updated_at')
    ) then
      return null;
    end if;
  end if;
  insert into fact_change (kind) values ('campaign');
  return null;
end $$;

create function campaign_goods_changed() returns trigger language plpgsql as $$
begin
  insert into fact_change (kind)
  select 'campaign' where exists (
    select from changed c join campaign k on k.id = c.campaign_id where k.state = 'running');
  return null;
end $$;
drop trigger campaign_goods_changed on campaign_listing;
create trigger campaign_goods_inserted after insert on campaign_listing
  referencing new table as changed for each statement execute function campaign_goods_changed();
create trigger campaign_goods_deleted after delete on campaign_listing
  referencing old table as changed for each statement execute function campaign_goods_changed();
drop trigger campaign_facts_changed on campaign;
create function campaign_added_or_gone() returns trigger language plpgsql as $$
begin
  insert into fact_change (kind) select 'campaign' where exists (select from changed where state = 'running');
  return null;
end $$;
create trigger campaign_facts_inserted after insert on campaign
  referencing new table as changed for each statement execute function campaign_added_or_gone();
create trigger campaign_facts_deleted after delete on campaign
  referencing old table as changed for each statement execute function campaign_added_or_gone();
