import { createHash } from 'node:crypto';
import type { Stand } from '../../harness/harness.ts';
import { People, type Trader } from '../../harness/people.ts';

/** Inserts paid orders of one line each that the seller has confirmed, with their money in escrow. */
export async function confirmedOrders(
  { sql }: Stand,
  count: number,
  { seller, buyer }: { readonly seller: Trader; readonly buyer: Trader },
): Promise<void> {
  const offer = await new People(sql, 'o').offer(seller, 10_000);
  await sql.query(
    `with paid as (
       insert into payment (id, buyer_company_id, buyer_user_id, state, amount, snapshot, expires_at)
       select gen_random_uuid(), $1, u.id, 'captured', 24000, '{}', now()
       from generate_series(1, $4), app_user u where u.company_id = $1 returning id),
     ordered as (
       insert into orders (payment_id, buyer_company_id, seller_company_id, state, goods_total, shipping_fee,
                           vat_total, total, commission, address, ship_by)
       select id, $1, $2, 'awaitingShipment', 24000, 0, 4000, 24000, 0, '{}', now() + interval '1 day'
       from paid returning id)
     insert into order_line (order_id, line_no, listing_id, product_id, product_name, barcode, quantity, unit_price,
                             vat_rate, line_total)
     select o.id, 1, l.id, p.id, p.name, p.barcode, 2, 12000, 20, 24000
     from ordered o, listing l join product p on p.id = l.product_id where l.id = $3`,
    [buyer.companyId, seller.companyId, offer.listingId, count],
  );
  await sql.query(
    `with own as (
       insert into ledger_account (kind, company_id) values ('escrow', null), ('buyerCard', $1)
       returning id, kind),
     entry as (
       insert into ledger_entry (kind, payment_id) select 'capture', id from payment where buyer_company_id = $1
       returning id)
     insert into ledger_posting (entry_id, account_id, amount)
     select entry.id, own.id, case own.kind when 'escrow' then 24000 else -24000 end from entry, own`,
    [buyer.companyId],
  );
}

/** Books exactly as many credits as invoices will be issued. */
export async function creditsFor({ sql }: Stand, { companyId }: Trader, count: number): Promise<void> {
  await sql.query(
    `with own as (
       insert into ledger_account (kind, company_id) values ('credit', $1), ('credit', null) returning id, company_id),
     entry as (insert into ledger_entry (kind) values ('creditGranted') returning id)
     insert into ledger_posting (entry_id, account_id, amount)
     select entry.id, own.id, case when own.company_id is null then -$2::bigint else $2::bigint end from entry, own`,
    [companyId, count],
  );
}

/** Returns the number of issued invoices of the seller. */
export async function issuedOf({ sql }: Stand, { companyId }: Trader): Promise<number> {
  const { rows } = await sql.query<{ issued: number }>(
    `select count(*)::int as issued from e_invoice where company_id = $1 and state = 'issued'`,
    [companyId],
  );
  return rows[0]?.issued ?? 0;
}

export interface InvoiceExpectations {
  readonly orders: number;
  /** Returns the stored bytes of a key; null when there are none. */
  readonly documentOf: (key: string) => Promise<Uint8Array | null>;
}

/**
 * Returns the faults after a bulk: orders without an invoice or with two, gaps in the numbers, lost documents, wrong
 * credits.
 */
export async function invoiceFaults(
  { sql }: Stand,
  { companyId }: Trader,
  { orders, documentOf }: InvoiceExpectations,
): Promise<string[]> {
  const { rows } = await sql.query<{ order_id: string; number: string; storage_key: string; sha256: string }>(
    `select order_id, number, storage_key, sha256 from e_invoice
     where company_id = $1 and number is not null order by number`,
    [companyId],
  );
  const faults: string[] = [];
  const invoiced = new Set(rows.map(({ order_id: id }) => id)).size;
  if (invoiced !== orders) faults.push(`${invoiced} of ${orders} orders have an invoice`);
  if (rows.length !== orders) faults.push(`${rows.length} invoices for ${orders} orders`);
  const astray = rows.find(({ number }, at) => Number(number.slice(7)) !== at + 1);
  if (astray) faults.push(`the series has a gap or a double at ${astray.number}`);
  for (const { number, storage_key: key, sha256 } of rows) {
    const xml = await documentOf(key);
    if (!xml) faults.push(`${number} has no document`);
    else if (createHash('sha256').update(xml).digest('hex') !== sha256)
      faults.push(`${number} has another document`);
    else if (!Buffer.from(xml).includes(`<cbc:ID>${number}</cbc:ID>`))
      faults.push(`the document of ${number} has another number`);
  }
  const { rows: credits } = await sql.query<{ left: string; spent: string }>(
    `select coalesce(sum(p.amount), 0) as left, count(*) filter (where e.kind = 'creditSpent') as spent
     from ledger_account a join ledger_posting p on p.account_id = a.id join ledger_entry e on e.id = p.entry_id
     where a.kind = 'credit' and a.company_id = $1`,
    [companyId],
  );
  if (credits[0]?.left !== '0' || credits[0].spent !== String(orders))
    faults.push(
      `${credits[0]?.spent} credits were spent for ${orders} invoices, ${credits[0]?.left} are left`,
    );
  return faults;
}
