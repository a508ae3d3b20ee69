-- Mails and text messages are to lie in months; see 0570.
select bound_months('outbox_message', 'created_at');
