-- A bank may send nothing by itself: an operator makes the transfer and says how it ended, above a limit two of them.
alter table withdrawal
  add bank_reference text check (bank_reference is null or length(bank_reference) between 4 and 60),
  -- Why the bank did not take it, as the company reads it.
  add refusal_reason text,
  -- What one operator has said while another one has to say the same.
  add said_by        bigint references operator,
  add said_outcome   text check (said_outcome in ('sent', 'refused')),
  add said_text      text,
  add check (num_nulls(said_by, said_outcome, said_text) in (0, 3));
