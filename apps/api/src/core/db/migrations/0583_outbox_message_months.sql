alter table outbox_message drop constraint outbox_message_pkey;
alter table outbox_message add constraint outbox_message_pkey primary key using index outbox_message_number;
select start_months('outbox_message', 'created_at');
