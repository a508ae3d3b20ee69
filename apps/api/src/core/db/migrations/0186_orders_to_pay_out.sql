-- When what an order owed its seller left for the wallet, or it turned out that nothing was owed. The job that pays out
-- asked every order that was ever released, every few seconds; now it finds those that wait.
alter table orders add column paid_out_at timestamptz;
update orders o set paid_out_at = e.created_at from ledger_entry e where e.order_id = o.id and e.kind = 'payout';
create index orders_to_pay_out on orders (completed_at) where state = 'completed' and paid_out_at is null;
