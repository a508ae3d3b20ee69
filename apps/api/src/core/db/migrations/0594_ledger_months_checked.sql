-- Reads the lines of all statements, in a transaction of its own, because the ledger is written meanwhile.
alter table payout_statement_line validate constraint payout_statement_line_entry_id_fkey;
