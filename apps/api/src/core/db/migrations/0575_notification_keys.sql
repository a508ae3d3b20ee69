-- A key of a table of months contains the time. Built before the months, because the table becomes one of them as it is.
alter table notification validate constraint notification_bound;
create unique index notification_number on notification (id, issue_date);
