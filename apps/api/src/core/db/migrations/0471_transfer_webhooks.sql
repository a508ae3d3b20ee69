-- `payout.made` is also told when the bank has sent money: a withdrawal, or the weekly transfer of a company without a
-- wallet, of whose orders no payout is ever booked.
create function transfer_webhook() returns trigger language plpgsql as $$
begin
  perform queue_webhook(company_id, 'payout.made', 'transfer:' || id,
    jsonb_build_object('transferId', id, 'amount', amount, 'entryId', new.id))
  from (
    select id, company_id, amount from withdrawal where id = new.withdrawal_id
    union all
    select id, company_id, amount from payout_transfer where id = new.transfer_id
  ) sent;
  return null;
end $$;
create trigger transfer_webhook after insert on ledger_entry for each row
  when (new.kind in ('withdrawalSent', 'accountPayoutSent'))
  execute function transfer_webhook();
