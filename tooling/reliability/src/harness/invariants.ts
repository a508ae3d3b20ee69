import { createHmac } from 'node:crypto';
import {
  type BankPayment,
  bankPaymentPage,
  bankSignatureHeader,
  bankSignedText,
  bankTimestampHeader,
} from '@havan/contract/sales/bank';
import * as v from 'valibot';
import type { Stand } from './harness.ts';

/** Each statement returns the violations of one invariant; a row describes where the fault is. */
const faults: Readonly<Record<string, string>> = {
  'stock below zero': 'select id from listing where stock < 0',
  'ledger entry that does not balance':
    'select entry_id from ledger_posting group by entry_id having sum(amount) <> 0',
  'ledger that does not sum to zero':
    'select sum(amount) from ledger_posting having coalesce(sum(amount), 0) <> 0',
  'campaign whose units do not add up to its limit':
    'select k.code from campaign k left join campaign_claim c on c.campaign_id = k.id where k.unit_limit is not null group by k.id having coalesce(sum(c.units), 0) + k.units_left <> k.unit_limit',
  'points below zero':
    "select a.company_id from ledger_account a join ledger_posting p on p.account_id = a.id where a.kind = 'points' group by a.company_id having sum(p.amount) < 0",
  'wallet below zero':
    "select a.company_id from ledger_account a join ledger_posting p on p.account_id = a.id where a.kind = 'wallet' group by a.company_id having sum(p.amount) < 0 and not bool_or(exists (select from ledger_entry e where e.id = p.entry_id and e.kind = 'refund'))",
  'captured payment whose orders are not its amount':
    "select p.id from payment p left join orders o on o.payment_id = p.id where p.state = 'captured' and p.purpose = 'cart' group by p.id having coalesce(sum(o.total), 0) <> p.amount",
  'order without a captured payment':
    "select o.id from orders o join payment p on p.id = o.payment_id where p.state not in ('captured', 'refunded') and p.method <> 'transfer'",
  'captured payment without exactly one capture in the ledger':
    "select p.id from payment p left join ledger_entry e on e.payment_id = p.id and e.kind = 'capture' where p.state = 'captured' group by p.id having count(e.id) <> 1",
  'payment that stays open':
    "select id from payment where state in ('created', 'threeDsPending', 'authorised') and created_at < now() - interval '2 minutes'",
  'money in escrow that no open order explains':
    "select sum(p.amount) - (select coalesce(sum(total - refunded_goods - refunded_shipping), 0) from orders where state not in ('preOrder', 'completed', 'cancelled')) from ledger_account a join ledger_posting p on p.account_id = a.id where a.kind = 'escrow' and a.company_id is null having sum(p.amount) <> (select coalesce(sum(total - refunded_goods - refunded_shipping), 0) from orders where state not in ('preOrder', 'completed', 'cancelled'))",
  'wallet money or points held for no payment under way':
    "select a.company_id, sum(p.amount) from ledger_account a join ledger_posting p on p.account_id = a.id where a.kind = 'escrow' and a.company_id is not null group by a.company_id having sum(p.amount) <> coalesce((select sum(wallet_amount + points_amount) from payment where buyer_company_id = a.company_id and state in ('created', 'threeDsPending', 'authorised')), 0)",
  deadlock: 'select deadlocks from pg_stat_database where datname = current_database() and deadlocks > 0',
  'reservation held for a payment that has ended':
    "select r.payment_id from reservation r join payment p on p.id = r.payment_id where r.state = 'held' and p.state not in ('created', 'threeDsPending', 'authorised')",
};

/** Returns a sentence for every violated invariant; empty when the database is consistent. */
export async function findFaults({ sql }: Stand): Promise<string[]> {
  const found: string[] = [];
  for (const [name, statement] of Object.entries(faults)) {
    const { rows } = await sql.query<Record<string, unknown>>(statement);
    const examples = rows.slice(0, 3).map((row) => Object.values(row).join(' '));
    if (rows.length > 0) found.push(`${rows.length} × ${name} (${examples.join(', ')})`);
  }
  return found;
}

/** Returns every payment from the bank's own record. */
export async function bankPayments({ bankUrl, bankSecret }: Stand): Promise<BankPayment[]> {
  const payments: BankPayment[] = [];
  let from: string | null = '2000-01-01T00:00:00.000Z';
  while (from !== null) {
    const path: string = `/payments?from=${from}`;
    const headers = signed(bankSecret, 'GET', path, '');
    const page: v.InferOutput<typeof bankPaymentPage> = v.parse(
      bankPaymentPage,
      await (await fetch(bankUrl + path, { headers })).json(),
    );
    payments.push(...page.payments);
    from = page.next === from ? null : page.next;
  }
  return [...new Map(payments.map((payment) => [payment.attemptId, payment])).values()];
}

/** Compares the bank's captures with the database: both must agree to the kuruş. */
export async function bankFaults(harness: Stand): Promise<string[]> {
  const taken = new Map(
    (await bankPayments(harness))
      .filter(({ status }) => status === 'captured' || status === 'refunded')
      .map(({ attemptId, amount, refundedAmount }) => [attemptId, amount - refundedAmount]),
  );
  const { rows } = await harness.sql.query<{ id: string; kept: string }>(
    `select p.id, p.amount - p.wallet_amount - p.points_amount - coalesce((select sum(r.amount) from bank_refund r
                                       where r.payment_id = p.id and r.done_at is not null), 0) as kept
     from payment p where p.amount > p.wallet_amount + p.points_amount and exists (select from ledger_entry e where e.payment_id = p.id and e.kind = 'capture')`,
  );
  const kept = new Map(rows.map((row) => [row.id, Number(row.kept)]));
  return [...new Set([...taken.keys(), ...kept.keys()])]
    .filter((id) => taken.get(id) !== kept.get(id))
    .map(
      (id) =>
        `payment ${id}: the bank holds ${taken.get(id) ?? 'nothing'}, we say ${kept.get(id) ?? 'nothing'}`,
    );
}

/** Returns the two signature headers of a message to or from the bank. */
export function signed(
  secret: string,
  method: string,
  path: string,
  body: string,
  timestamp = String(Date.now()),
): Record<string, string> {
  const signature = createHmac('sha256', secret)
    .update(bankSignedText(timestamp, method, path, body))
    .digest('hex');
  return { [bankTimestampHeader]: timestamp, [bankSignatureHeader]: signature };
}
