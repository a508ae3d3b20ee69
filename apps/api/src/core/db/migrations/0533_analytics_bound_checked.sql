-- Reads the table once, in a transaction of its own, because visitors are counted meanwhile.
alter table analytics_event validate constraint analytics_event_bound;
