-- Notifications are to lie in months; see 0570.
select bound_months('notification', 'issue_date');
