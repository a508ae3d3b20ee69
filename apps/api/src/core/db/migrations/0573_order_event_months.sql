-- Events are kept as long as their order, in one part a month. They are read by their order, from its placement on, so
-- that an order looks into no month before it. Their numbers come from a sequence; nothing refers to them.
alter table order_event drop constraint order_event_pkey;
select start_months('order_event', 'at');
