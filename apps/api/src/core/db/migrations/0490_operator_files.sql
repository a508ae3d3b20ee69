-- A file that an operator sends with an answer belongs to the company that is answered, and was sent by no user of it.
alter table stored_file alter column user_id drop not null;
alter table stored_file add column operator_id bigint references operator;
alter table stored_file add constraint stored_file_sender check (num_nonnulls(user_id, operator_id) = 1);
