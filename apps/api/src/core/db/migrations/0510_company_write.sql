-- Where the write-ahead log stood after the last write of each company: a replica may answer a company once it has come so
-- far. 0 stands for everybody, -1 for the operators. Nothing is lost with it: where row 0 is missing, after a crash, it is
-- made anew at the present position.
create unlogged table company_write (
  company_id bigint primary key,
  position pg_lsn not null
) with (fillfactor = 50);
