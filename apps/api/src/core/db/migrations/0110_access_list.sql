-- User ids that an operator lists: who has the wallet without its switch, who has the campaign panel (specification §6).
create table access_list (
  name       text primary key check (name in ('walletUsers', 'campaignPanelUsers')),
  user_ids   bigint[] not null default '{}',
  updated_at timestamptz not null default now()
);
