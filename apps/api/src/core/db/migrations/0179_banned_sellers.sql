-- Banned sellers are few: a statement that picks the best offers names them instead of looking at each offer's company.
create index company_banned on company (id) where sales_ban;
