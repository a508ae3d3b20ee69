alter table outbox_message validate constraint outbox_message_bound;
create unique index outbox_message_number on outbox_message (id, created_at);
-- Those of the development mailbox, which are deleted after a week.
create index outbox_message_kept on outbox_message (created_at) where state = 'kept';
