alter table webhook_delivery validate constraint webhook_delivery_bound;
create unique index webhook_delivery_number on webhook_delivery (id, created_at);
