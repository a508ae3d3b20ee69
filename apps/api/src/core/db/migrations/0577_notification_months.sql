-- Notifications lie in one part a month, of which those older than thirteen months are dropped. What is to be mailed
-- is a queue whose rows last for seconds and stays one table: a part a month would make each look into it longer and free
-- nothing. It names the time of its notification, by which the month is found; processes of the version before leave it out.
-- A key of the queue to the notifications would hold their months: both are written by one statement, and a row whose
-- notification is gone is taken like the others.
alter table notification_delivery drop constraint notification_delivery_notification_id_fkey;
alter table notification_delivery add column issue_date timestamptz;
alter table notification drop constraint notification_pkey;
alter table notification add constraint notification_pkey primary key using index notification_number;
drop index notification_company, notification_kind;
select start_months('notification', 'issue_date');
