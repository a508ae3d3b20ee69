-- Loyalty points: one point is one kuruş, owed to a company on an account of its own.
alter table payment
  -- The part (kuruş) that points pay; the bank pays what wallet and points leave.
  add column points_amount bigint not null default 0,
  add constraint payment_parts check (points_amount >= 0 and wallet_amount + points_amount <= amount);
alter table order_refund add column points_amount bigint not null default 0 check (points_amount >= 0);

alter table ledger_entry drop constraint ledger_entry_kind_check;
alter table ledger_entry add constraint ledger_entry_kind_check
  check (kind in ('capture', 'release', 'refund', 'payout', 'withdrawal', 'withdrawalSent', 'withdrawalBack', 'adjustment',
                  'pointsEarned', 'pointsTaken'));
-- An order earns its points once.
create unique index ledger_entry_points on ledger_entry (order_id) where kind = 'pointsEarned';

-- Points are never below zero, not even through a refund, which takes back what it finds.
create or replace function wallet_covers() returns trigger language plpgsql as $$
declare
  account_kind text;
begin
  if new.amount >= 0 then return null; end if;
  select kind into account_kind from ledger_account where id = new.account_id;
  if account_kind = 'points'
     or (account_kind = 'wallet' and exists (select from ledger_entry where id = new.entry_id and kind <> 'refund')) then
    perform pg_advisory_xact_lock(hashtextextended('wallet-account', new.account_id));
    if (select sum(amount) from ledger_posting where account_id = new.account_id) < 0 then
      raise exception '% account % does not cover entry %', account_kind, new.account_id, new.entry_id
        using errcode = 'check_violation';
    end if;
  end if;
  return null;
end $$;
