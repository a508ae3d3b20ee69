-- A campaign that was paused: the end that it had, and goes on to when it is resumed. The market pauses with a reason, and
-- what it paused only the market resumes.
alter table campaign
  add column paused_end   timestamptz,
  add column pause_reason text check (length(pause_reason) between 3 and 500),
  -- A run that lies before a pause: it stays for the history of prices, and stands in no list.
  add column archive_of   bigint references campaign on delete cascade,
  add check (pause_reason is null or paused_end is not null);
create index campaign_archive on campaign (archive_of) where archive_of is not null;
