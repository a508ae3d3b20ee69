import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface PaymentBooks {
  readonly id: string;
  /** The captured and refunded amounts of the card by our ledger, in kuruş. */
  readonly captured: number;
  readonly refunded: number;
  /** Refunds not yet sent to the bank or not answered. */
  readonly refundsOnTheirWay: number;
}

/**
 * Returns the ledger figures of each payment at the bank. Payments of the demo market's history were handed
 * over to the bank as they are, and are omitted. The newest first.
 */
export async function paymentBooks(db: Db): Promise<PaymentBooks[]> {
  const { rows } = await sql<PaymentBooks>`
    select p.id,
      -coalesce(sum(l.amount) filter (where e.kind = 'capture'), 0)::bigint as captured,
      coalesce(sum(l.amount) filter (where e.kind = 'refund'), 0)::bigint as refunded,
      (select coalesce(sum(r.amount), 0) from bank_refund r where r.payment_id = p.id and r.done_at is null)::bigint
        as "refundsOnTheirWay"
    from payment p
    left join ledger_entry e on e.payment_id = p.id
    left join ledger_posting l on l.entry_id = e.id
      and l.account_id in (select id from ledger_account where kind = 'buyerCard')
    where p.bank_payment_id is not null and p.bank_payment_id not like 'demo-%'
    group by p.id order by p.created_at desc`.execute(db);
  return rows;
}

/** Returns confirmed withdrawals in kuruş by id. */
export async function sentWithdrawals(db: Db): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('withdrawal')
    .select(['id', 'amount'])
    .where('state', '=', 'sent')
    .where('tries', '>', 0)
    .execute();
  return new Map(rows.map((row) => [row.id, row.amount]));
}

/** Returns withdrawals that may have reached the bank without a confirmation. */
export async function unansweredWithdrawals(db: Db): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('withdrawal').select('id').where('state', '=', 'requested').execute();
  return new Set(rows.map((row) => row.id));
}

export interface InnerFaults {
  readonly ledgerSum: number;
  readonly unbalancedEntries: number;
  /** Entries whose subject is not in the register of what is booked once, and subjects without an entry. */
  readonly onceUnlikeEntries: number;
  readonly refundsUnlikeLedger: number;
  readonly overRefundedOrders: number;
  readonly walletsBelowZero: number;
  /** The difference between escrow and the payments of open orders, in kuruş. */
  readonly escrowUnlikeOrders: number;
  /** The difference between wallet and points holds and those of open payments, in kuruş. */
  readonly holdsUnlikePayments: number;
  /**
   * The difference between the money on its way to bank accounts and the withdrawals and transfers that wait, in kuruş.
   */
  readonly transitUnlikePayouts: number;
  /**
   * The difference between the transfers that the market holds and those that wait for a payment or are to be returned,
   * in kuruş.
   */
  readonly transfersUnlikeLedger: number;
  /** Payout statements whose balances are not explained by their entries. */
  readonly statementsUnlikeLedger: number;
  /**
   * The difference, in kuruş, between the withheld income tax that the ledger owes and that of the register minus the
   * payments.
   */
  readonly withholdingUnlikeLedger: number;
}

/** Returns numbers that must be 0 in our ledger; a negative wallet counts only when no refund explains it. */
export async function innerFaults(db: Db): Promise<InnerFaults> {
  const { rows } = await sql<InnerFaults>`
    select
      (select coalesce(sum(amount), 0) from ledger_posting)::bigint as "ledgerSum",
      (select count(*) from (select entry_id from ledger_posting group by entry_id having sum(amount) <> 0) e)
        as "unbalancedEntries",
      (select count(*) from (
         select claim.rule, claim.subject, count(*) as entries
         from ledger_entry e cross join lateral ledger_claims(e.kind, e.payment_id, e.order_id, e.refund_id,
           e.withdrawal_id, e.transfer_id, e.e_invoice_id, e.incoming_transfer_id, e.transfer_return_id,
           e.income_tax_payment_id) claim
         group by claim.rule, claim.subject
       ) used full join ledger_once o on o.rule = used.rule and o.subject = used.subject
       where o.rule is null or used.entries is distinct from 1) as "onceUnlikeEntries",
      (select count(*) from order_refund r join ledger_entry e on e.refund_id = r.id where r.card_amount <> coalesce((
         select sum(p.amount) from ledger_posting p join ledger_account a on a.id = p.account_id
         where p.entry_id = e.id and a.kind in ('buyerCard', 'transferHeld')), 0)) as "refundsUnlikeLedger",
      (select count(*) from orders o where o.refunded_goods + o.refunded_shipping > o.total) as "overRefundedOrders",
      (select count(*) from (
         select a.id from ledger_account a join ledger_posting p on p.account_id = a.id
         join ledger_entry e on e.id = p.entry_id where a.kind = 'wallet'
         group by a.id having sum(p.amount) < 0 and not bool_or(e.kind = 'refund' and p.amount < 0)) w)
        as "walletsBelowZero",
      (select coalesce(sum(p.amount), 0) from ledger_account a join ledger_posting p on p.account_id = a.id
       where a.kind = 'escrow' and a.company_id is null)::bigint
      - (select coalesce(sum(total - refunded_goods - refunded_shipping), 0) from orders
         where state not in ('preOrder', 'completed', 'cancelled'))::bigint as "escrowUnlikeOrders",
      (select coalesce(sum(p.amount), 0) from ledger_account a join ledger_posting p on p.account_id = a.id
       where a.kind = 'escrow' and a.company_id is not null)::bigint
      - (select coalesce(sum(wallet_amount + points_amount), 0) from payment
         where state in ('created', 'threeDsPending', 'authorised'))::bigint as "holdsUnlikePayments",
      (select coalesce(sum(p.amount), 0) from ledger_account a join ledger_posting p on p.account_id = a.id
       where a.kind = 'payoutTransit')::bigint
      - (select coalesce(sum(amount), 0) from withdrawal where state = 'requested')::bigint
      - (select coalesce(sum(amount), 0) from payout_transfer where state = 'waiting')::bigint as "transitUnlikePayouts",
      (select coalesce(sum(p.amount), 0) from ledger_account a join ledger_posting p on p.account_id = a.id
       where a.kind = 'transferHeld')::bigint
      - (select coalesce(sum(i.amount), 0) from incoming_transfer i left join payment w on w.id = i.payment_id
         where i.state = 'unmatched' or i.state = 'matched' and w.state = 'created')::bigint
      - (select coalesce(sum(amount), 0) from transfer_return where state = 'open')::bigint as "transfersUnlikeLedger",
      (select count(*) from (
         select s.id from payout_statement s
         left join payout_statement_line l on l.statement_id = s.id
         left join ledger_posting p on p.entry_id = l.entry_id and p.account_id in (
           select id from ledger_account a where a.company_id = s.company_id and a.kind in ('sellerPayable', 'wallet'))
         group by s.id having s.closing_balance - s.opening_balance <> coalesce(sum(p.amount), 0)) u)
        as "statementsUnlikeLedger",
      (select coalesce(sum(p.amount), 0) from ledger_account a join ledger_posting p on p.account_id = a.id
       where a.kind = 'withholding')::bigint
      - (select coalesce(sum(amount), 0) from income_withholding)::bigint
      + (select coalesce(sum(amount), 0) from income_tax_payment where settled_at is not null)::bigint
        as "withholdingUnlikeLedger"`.execute(db);
  const [faults] = rows;
  if (!faults) throw new Error('the faults are one row');
  return faults;
}
