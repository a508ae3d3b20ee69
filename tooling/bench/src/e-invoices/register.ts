import { apiPrefix } from '@havan/contract/call';
import { getRegister } from '@havan/contract/sales/e-invoices';
import { signInAs } from '@havan/run/market/session';
import { send } from '@havan/run/market/wire';
import { launchThrowaway } from '@havan/run/product/throwaway';
import { Client } from 'pg';
import { load, type Target } from '../api/load.ts';
import { selectOne } from '../api/select-one.ts';
import { databaseUrl } from '../checkout/checkout-market.ts';
import { meterOf } from '../cpu.ts';
import { printTable, whole } from '../table.ts';

const invoices = 100_000;
const pageSize = '50';
/** Pages read one after the other; the requests of the run repeat them. */
const pagesRead = 60;
const seconds = 5;
const busy = 16;
/** Milliseconds at the 99th percentile of a page, one reader at a time. */
const pageMs = 50;

/** `pnpm bench einvoice`: pages of a register of 100,000 invoices against their budget, and an invoice by its number. */
export async function eInvoiceBench(): Promise<boolean> {
  const product = await launchThrowaway({ LOG_LEVEL: 'silent' });
  const { port, dataDir } = product.settings;
  try {
    const { token } = await signInAs(port, 'satici', 'merchant');
    await fillRegister(databaseUrl(dataDir));
    const one = await selectOne(dataDir, busy, seconds);
    const targetOf = (name: string, requests: Target['requests']): Target => ({
      name,
      port,
      headers: { authorization: `Bearer ${token}` },
      requests,
    });
    const targets = [
      targetOf('issued, from page to page', await pages(port, token, 'issued')),
      targetOf('cancelled, from page to page', await pages(port, token, 'cancelled')),
      targetOf('one by its number', [page({ tab: 'issued', size: pageSize, q: 'BNC2026000077777' })]),
    ];
    const cpu = meterOf(product.settings);
    const rows: string[][] = [['SELECT 1 at c=16', '', '', `${whole(one.rate)}/s`, '']];
    let holds = true;
    for (const target of targets) {
      const alone = await load(target, 1, seconds);
      const together = await load(target, busy, seconds, { cpu });
      holds &&= alone.refused + together.refused === 0 && alone.p99 <= pageMs;
      rows.push([
        target.name,
        `${alone.p99.toFixed(1)} ms`,
        `${pageMs} ms`,
        `${whole(together.rate)}/s`,
        `${(together.cpu ?? 0).toFixed(2)} ms`,
      ]);
    }
    printTable(
      [`register of ${whole(invoices)} invoices`, 'p99 at c=1', 'must', 'at c=16', 'CPU each'],
      rows,
    );
    return holds;
  } finally {
    await product.stop();
  }
}

const page = (request: Record<string, string>) => ({
  path: `${apiPrefix}/${getRegister.path}?${new URLSearchParams(request)}`,
});

/** Returns the requests of a reader who goes on and on in a tab. */
async function pages(port: number, token: string, tab: 'issued' | 'cancelled'): Promise<Target['requests']> {
  const found: { readonly path: string }[] = [];
  let cursor: string | null = null;
  while (found.length < pagesRead) {
    const request: { tab: typeof tab; size: string; cursor?: string } = {
      tab,
      size: pageSize,
      ...(cursor !== null && { cursor }),
    };
    found.push(page({ ...request }));
    const { nextCursor }: { readonly nextCursor: string | null } = await send(
      port,
      getRegister,
      request,
      token,
    );
    if (nextCursor === null) break;
    cursor = nextCursor;
  }
  return found;
}

/** Gives the merchant of the demo market its invoices, one of fifty cancelled, each with a document of a usual size. */
async function fillRegister(url: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(
      `insert into e_invoice (company_id, other_company_id, order_id, kind, state, ettn, number, profile,
                              recipient_name, recipient_tax_number, net, vat_1, vat_10, vat_20, total, document, units,
                              storage_key, sha256, created_at, issued_at, sending, sent_at)
       select o.seller_company_id, o.buyer_company_id, o.id, 'return',
         case when n % 50 = 0 then 'cancelled' else 'issued' end, gen_random_uuid(),
         'BNC2026' || lpad(n::text, 9, '0'), 'TEMELFATURA', 'Liman Eczanesi ' || n, '1234567890',
         20000, 0, 0, 4000, 24000,
         jsonb_build_object('lines', (select string_agg(md5(n::text || part), '') from generate_series(1, 40) part)),
         '[]', 'bench/' || n, md5(n::text), now(), now() - n * interval '3 minutes', 'sent', now()
       from generate_series(1, $1::integer) n,
         (select o.* from orders o join app_user u on u.company_id = o.seller_company_id
          where u.username = 'satici' order by o.id limit 1) o`,
      [invoices],
    );
    await client.query('analyze e_invoice');
  } finally {
    await client.end();
  }
}
