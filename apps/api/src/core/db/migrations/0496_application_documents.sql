-- What a company sends so that an operator can check it: its tax plate and, where it works under one, its licence. The
-- latest of each kind; what it replaces is released and purged with the other unused files.
create table application_document (
  company_id bigint not null references company,
  document   text not null check (document in ('taxPlate', 'licence')),
  file_id    uuid not null unique references stored_file,
  sent_at    timestamptz not null,
  primary key (company_id, document)
);
