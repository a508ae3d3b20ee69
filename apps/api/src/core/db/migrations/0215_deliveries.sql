-- What became of a message. The queue of the work itself is pg-boss's, in its schema `delivery_queue`; it knows ids only.
alter table outbox_message
  -- kept: shown in the mailbox of the demo and never sent. dead: given up; an operator may try it again while its body lasts.
  add column state text not null default 'kept' check (state in ('kept', 'waiting', 'sent', 'dead')),
  add column attempts integer not null default 0,
  add column last_error text,
  add column settled_at timestamptz;

create index outbox_message_open on outbox_message (id) where state in ('waiting', 'dead');

-- Codes and links do not stay: a message that is sent has no body.
alter table outbox_message add constraint sent_has_no_body check (state <> 'sent' or body = '');
