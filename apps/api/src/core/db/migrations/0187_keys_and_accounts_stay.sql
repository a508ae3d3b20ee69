-- An account is never renamed or taken away under its postings, not by the owner of the tables either.
create trigger ledger_account_append_only before update or delete on ledger_account
  for each statement execute function ledger_is_append_only();

-- A key of a call is forgotten after a day, and so is the one on the payment that it began.
create index payment_keys on payment (created_at) where idempotency_key is not null;
