-- Lists are read by time and then by number, so that a page is filled from the newest months and the others stay unread.
create index notification_newest on notification (company_id, issue_date desc, id desc);
create index notification_newest_of_kind on notification (company_id, main_category_id, sub_category_id, issue_date desc, id desc)
  include (read_at);
