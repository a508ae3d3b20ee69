-- Enters what happened before the register, and checks the bounds. Nobody waits for it: the ledger is only read.
insert into ledger_once
select claim.rule, claim.subject
from ledger_entry e
cross join lateral ledger_claims(e.kind, e.payment_id, e.order_id, e.refund_id, e.withdrawal_id, e.transfer_id,
  e.e_invoice_id, e.incoming_transfer_id, e.transfer_return_id, e.income_tax_payment_id) claim
order by claim.rule, claim.subject
on conflict do nothing;
alter table ledger_entry validate constraint ledger_entry_bound;
alter table ledger_posting validate constraint ledger_posting_bound;
