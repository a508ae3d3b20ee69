-- The age of an application counts from when it last came to the operators: an answer to a question begins anew.
alter table company add column in_review_since timestamptz not null default now();
update company set in_review_since = created_at;

create function note_review_begin() returns trigger language plpgsql as $$
begin
  new.in_review_since := case when tg_op = 'INSERT' then new.created_at else now() end;
  return new;
end $$;

create trigger company_review_begin_inserted before insert on company
for each row execute function note_review_begin();

create trigger company_review_begin before update of review_state on company
for each row when (new.review_state = 'inReview' and old.review_state <> 'inReview')
execute function note_review_begin();
