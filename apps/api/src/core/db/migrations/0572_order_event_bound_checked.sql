-- Reads the table once, in a transaction of its own, because orders are placed meanwhile.
alter table order_event validate constraint order_event_bound;
