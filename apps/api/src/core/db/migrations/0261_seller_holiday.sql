-- Days on which a seller sells nothing. Its listings pause on the first and come back after the last.
create table seller_holiday (
  company_id bigint primary key references company,
  starts_on  date not null,
  ends_on    date not null check (ends_on >= starts_on),
  -- Set when the listings have paused; the row goes when they are back.
  begun_at   timestamptz,
  created_by bigint not null references app_user,
  created_at timestamptz not null
);

-- Paused by a holiday and not by hand: these come back by themselves.
alter table listing add column is_on_holiday boolean not null default false;
create index listing_on_holiday on listing (seller_id) where is_on_holiday;

-- Whatever puts a listing on sale meanwhile (a screen, a file, a program) only puts it among those that come back.
create function pause_for_holiday() returns trigger language plpgsql as $$
begin
  if exists (select from seller_holiday where company_id = new.seller_id and begun_at is not null) then
    new.state := 'passive';
    new.is_on_holiday := true;
  end if;
  return new;
end $$;
create trigger listing_holiday before insert or update of state on listing
  for each row when (new.state = 'active') execute function pause_for_holiday();
