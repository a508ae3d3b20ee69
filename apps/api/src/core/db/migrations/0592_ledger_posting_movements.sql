-- Movements of an account from the newest on, and sums of it without the table. Writers wait while it is built.
create index ledger_posting_movements on ledger_posting (account_id, entry_id) include (amount);
