-- Notifications on devices (Web Push, RFC 8030): the keys by which push services know this market, the browsers that
-- their users allowed to show notifications, and what waits to be sent to them.
create table push_identity (
  only_one    boolean primary key default true check (only_one),
  -- VAPID (RFC 8292), base64url; browsers name it when they subscribe.
  public_key  text not null,
  -- Sealed.
  private_key bytea not null
);

create table push_device (
  id           bigint generated always as identity primary key,
  user_id      bigint not null references app_user,
  -- The sign-in that asked for it: a device that is signed out shows nothing more.
  family_id    uuid not null references session_family on delete cascade,
  endpoint     text not null unique,
  p256dh       text not null,
  auth         text not null,
  user_agent   text not null,
  created_at   timestamptz not null,
  last_sent_at timestamptz
);
create index push_device_user on push_device (user_id);
create index push_device_family on push_device (family_id);

create table push_message (
  id         bigint generated always as identity primary key,
  device_id  bigint not null references push_device on delete cascade,
  title      text not null,
  body       text not null,
  url        text not null,
  created_at timestamptz not null,
  -- When it is tried next; moved forward while somebody tries.
  due_at     timestamptz not null,
  attempts   int not null default 0
);
create index push_message_due on push_message (due_at, id);
create index push_message_device on push_message (device_id);

alter table notification_preference drop constraint notification_preference_channel_check;
alter table notification_preference add constraint notification_preference_channel_check
  check (channel in ('app', 'push', 'email', 'sms'));
