-- Either side of a conversation may clear it away for itself; what is written afterwards brings it back.
alter table conversation
  add column buyer_cleared_to  bigint not null default 0,
  add column seller_cleared_to bigint not null default 0;
create index conversation_seller on conversation (seller_id);

-- What is not read yet is little, however much was said.
create index message_unread on message (conversation_id, sender_id) where read_at is null;
