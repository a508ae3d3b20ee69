-- Listings from a file: the file in parts, how its columns are read, what its rows would do and what they did.
create table listing_import (
  id           uuid primary key,
  company_id   bigint not null references company,
  user_id      bigint not null references app_user,
  file_name    text not null,
  size         bigint not null,
  -- Parts of the file in the storage, `imports/<id>-<part>.part`; 0 once they are removed.
  parts        integer not null,
  state        text not null check (state in
    ('mapping', 'checking', 'checked', 'applying', 'applied', 'undoing', 'undone', 'failed', 'cancelled')),
  -- The columns as they were found, and which of them feeds which field.
  columns      jsonb not null,
  mapping      jsonb not null,
  is_whole_stock boolean not null default false,
  -- Warnings that the seller has ticked.
  ticked       text[] not null default '{}',
  counts       jsonb not null default '{}',
  -- Listings on sale when the file was checked.
  on_sale      integer not null default 0,
  -- Share of the work under way that is done, 0 to 1.
  progress     double precision not null default 0,
  -- Rows up to here are applied.
  position     integer not null default 0,
  applied      integer not null default 0,
  refused      integer not null default 0,
  undone       integer not null default 0,
  failure      text,
  created_at   timestamptz not null,
  applied_at   timestamptz,
  undo_until   timestamptz,
  -- Who works on it holds it until then; a process that was killed lets it go by itself.
  leased_until timestamptz
);
create index listing_import_company on listing_import (company_id, created_at desc);
create index listing_import_work on listing_import (size) where state in ('checking', 'applying', 'undoing');

-- One row of the file that would do something or cannot; rows that change nothing are only counted.
create table listing_import_row (
  import_id  uuid not null references listing_import on delete cascade,
  position   integer not null,
  -- Line of the file; null for a listing that the file does not name.
  line       integer,
  kind       text not null check (kind in ('new', 'changed', 'same', 'wrong', 'forbidden', 'missing')),
  is_warned  boolean not null default false,
  barcode    text,
  product_id bigint,
  listing_id bigint,
  -- Version and stock of the listing when the row was checked: whoever applies it sees what has changed since.
  seen_version integer,
  seen_stock   integer,
  -- The cells of the file, and by field what was corrected by hand.
  cells      jsonb not null default '[]',
  typed      jsonb not null default '{}',
  answer     jsonb not null,
  outcome    text check (outcome in ('applied', 'refused', 'undone', 'kept')),
  sentence   text,
  -- The listing before the row, null for a new one; its version after it.
  before     jsonb,
  after_version integer,
  primary key (import_id, position)
);
create index listing_import_row_kind on listing_import_row (import_id, kind, position);
create index listing_import_row_warned on listing_import_row (import_id, position) where is_warned;
create index listing_import_row_outcome on listing_import_row (import_id, outcome, position) where outcome is not null;
create index listing_import_row_product on listing_import_row (import_id, product_id);

-- Which column feeds which field, by the titles of a file: used for the next file of the company with the same titles.
create table listing_import_mapping (
  company_id bigint not null references company,
  header_key text not null,
  mapping    jsonb not null,
  updated_at timestamptz not null,
  primary key (company_id, header_key)
);
