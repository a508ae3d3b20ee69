-- The register is read in pages of one company and state by id: with the kind before the id each page sorted all of them.
create index e_invoice_pages on e_invoice (company_id, state, id desc);
drop index e_invoice_register;
