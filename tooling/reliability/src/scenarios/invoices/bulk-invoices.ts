import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { bulkIssue, getBatch } from '@havan/contract/sales/e-invoice-bulk';
import { buildStand, type Stand } from '../../harness/harness.ts';
import { People, type Trader } from '../../harness/people.ts';
import { pick, seeded } from '../../harness/seeded.ts';
import { Shopper } from '../../harness/shopper.ts';
import type { ScenarioOptions, Verdict } from '../scenario.ts';

const patienceMs = 300_000;

/**
 * A bulk of invoices that two processes work on while processes are killed (-9) at random and PostgreSQL crashes half
 * way. Afterwards every order has one issued invoice, the numbers run from 1 without a gap, each has its document and
 * has cost one credit.
 */
export async function bulkInvoices({ seed, isSmall, notify }: ScenarioOptions): Promise<Verdict> {
  const orders = isSmall ? 60 : 1000;
  const wanted = isSmall ? 2 : 20;
  const random = seeded(seed);
  const folder = mkdtempSync(join(tmpdir(), 'havan-drill-'));
  const harness = await buildStand({ folder });
  try {
    const people = new People(harness.sql);
    const seller = await people.trader('merchant');
    const buyer = await people.trader('pharmacy');
    await confirmedOrders(harness, orders, { seller, buyer });
    await creditsFor(harness, seller, orders);
    const vendor = await Shopper.signIn(harness, seller, 2);
    const { result: batch } = await vendor.ask(bulkIssue, { orderIds: null });
    if (!batch) throw new Error('The bulk was refused');

    let killed = 0;
    let issued = 0;
    let crash: Promise<void> | undefined;
    const started = Date.now();
    while (issued < orders && Date.now() - started < patienceMs) {
      await wait(20);
      // While PostgreSQL is down nobody can count.
      issued = await issuedOf(harness, seller).catch(() => issued);
      if (killed >= wanted || issued < ((killed + 1) * orders) / (wanted + 1)) continue;
      if (!harness.apis[pick(random, harness.apis.length)]?.kill()) continue;
      killed += 1;
      notify(`${issued} of ${orders} invoices, ${killed} kills`);
      if (!isSmall && killed === wanted / 2) crash = harness.postgres.crash();
    }
    await crash;
    const { result: end } = await vendor.ask(getBatch, { batchId: batch.batchId });
    const faults = await faultsOf(harness, seller, { orders, folder });
    if (!end?.isDone || end.issued !== orders)
      faults.push(`the bulk says ${end?.issued} issued, ${end?.refused} refused`);
    if (killed < wanted) faults.push(`${killed} of ${wanted} kills: too little was tested`);
    return {
      scenario: 'bulk invoices',
      metrics: `${orders} invoices by two processes in ${((Date.now() - started) / 1000).toFixed(1)} s; ${killed} kills${crash ? ', PostgreSQL crashed once' : ''}`,
      faults,
    };
  } finally {
    await harness.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Inserts paid orders that the seller has confirmed, of one line each. */
async function confirmedOrders(
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
}

/** Books exactly as many credits as there are invoices to come. */
async function creditsFor({ sql }: Stand, { companyId }: Trader, count: number): Promise<void> {
  await sql.query(
    `with own as (
       insert into ledger_account (kind, company_id) values ('credit', $1), ('credit', null) returning id, company_id),
     entry as (insert into ledger_entry (kind) values ('creditGranted') returning id)
     insert into ledger_posting (entry_id, account_id, amount)
     select entry.id, own.id, case when own.company_id is null then -$2::bigint else $2::bigint end from entry, own`,
    [companyId, count],
  );
}

async function issuedOf({ sql }: Stand, { companyId }: Trader): Promise<number> {
  const { rows } = await sql.query<{ issued: number }>(
    `select count(*)::int as issued from e_invoice where company_id = $1 and state = 'issued'`,
    [companyId],
  );
  return rows[0]?.issued ?? 0;
}

/**
 * Returns the faults after a bulk: an order without an invoice or with two, a gap, a lost document, a wrong
 * credit.
 */
async function faultsOf(
  { sql }: Stand,
  { companyId }: Trader,
  { orders, folder }: { readonly orders: number; readonly folder: string },
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
    const file = join(folder, 'files', key);
    const xml = existsSync(file) ? readFileSync(file) : null;
    if (!xml) faults.push(`${number} has no document`);
    else if (createHash('sha256').update(xml).digest('hex') !== sha256)
      faults.push(`${number} has another document`);
    else if (!xml.includes(`<cbc:ID>${number}</cbc:ID>`))
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
