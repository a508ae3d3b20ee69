-- Only links that are still open are looked for by whom they are about. Somebody who has asked for many finds the last
-- one as fast as somebody who never asked.

create index account_link_open on account_link (subject, purpose) where used_at is null;
drop index account_link_subject;
