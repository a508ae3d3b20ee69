-- A pharmacy that is carried to the prescription sister site by a token of its own.
alter table account_link drop constraint account_link_purpose_check;
alter table account_link add constraint account_link_purpose_check
  check (purpose in ('activation', 'gsmVerification', 'resetPassword', 'setPassword', 'accountTransfer'));
