-- A return that the seller accepts once the goods are back: the money waits for them, and so does the order.
alter table order_case drop constraint order_case_state_check;
alter table order_case add constraint order_case_state_check check (state in
  ('open', 'awaitingGoods', 'accepted', 'rejected', 'escalated', 'ruledForBuyer', 'ruledForSeller', 'withdrawn'));

drop index order_case_one_open;
create unique index order_case_one_open on order_case (order_id)
  where state in ('open', 'awaitingGoods', 'rejected', 'escalated');
drop index order_case_due;
create index order_case_due on order_case (answer_by) where state in ('open', 'awaitingGoods');
