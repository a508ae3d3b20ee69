import { operatorLedgerCalls } from '@havan/contract/backoffice/ledger';
import { incomeWithholdingCalls as desk } from '@havan/contract/backoffice/money/income-withholding';
import { approveOrder, getOrders } from '@havan/contract/sales/orders';
import { istanbulIsoDay } from '@havan/domain/istanbul';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { Shop } from '../../../testing/shop.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { innerFaults } from '../ledger/reconcile.sql.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const dayOf = (days: number) => istanbulIsoDay(new Date(app.clock.now().getTime() + days * 86_400_000));
const monthOf = (days: number) => dayOf(days).slice(0, 7);

/** Creates a completed order with goods of 250,00 TL without VAT, and returns its seller. */
async function completed() {
  const seller = await shop.seller();
  await sql`update product set vat_rate = 20
    where id = (select product_id from listing where id = ${seller.listingId})`.execute(app.database.db);
  const buyer = await shop.buyer([seller.listingId, 3]);
  await shop.buy(buyer);
  const [order] = (await app.call(getOrders, { type: 'sold' }, seller)).result.items;
  const orderId = order?.orderId ?? 0;
  await shop.bring(orderId, seller);
  await app.call(approveOrder, { orderId }, buyer);
  return seller;
}
const faults = async () =>
  Object.entries(await innerFaults(app.database.db)).filter(([, count]) => count !== 0);

/**
 * Moves the withheld tax of this month to an earlier month, multiplied by `factor`; the ledger is adjusted accordingly.
 */
async function shift(month: string, factor: number) {
  await sql`update income_withholding set at = ${`${month}-15T09:00:00Z`}::timestamptz
    where to_char(at at time zone 'Europe/Istanbul', 'YYYY-MM') = ${monthOf(0)}`.execute(app.database.db);
  if (factor === 1) return;
  const { rows } = await sql<{ amount: number }>`
    update income_withholding set amount = amount * ${factor}
    where to_char(at, 'YYYY-MM') = ${month} returning amount`.execute(app.database.db);
  const more = rows.reduce((sum, { amount }) => sum + amount - amount / factor, 0);
  await sql`
    with entry as (insert into ledger_entry (kind) values ('adjustment') returning id)
    insert into ledger_posting (entry_id, account_id, amount)
    select entry.id, a.id, case a.kind when 'withholding' then ${more}::bigint else ${-more}::bigint end
    from entry, ledger_account a where a.kind in ('withholding', 'bank') and a.company_id is null`.execute(
    app.database.db,
  );
}

test('the tax of a month that is over is paid once, and the ledger owes it no more', async () => {
  await completed();
  const operator = await signedInOperator(app, ['finance']);
  const pay = (month: string, paidOn = dayOf(0), bankReference = 'TAH-2026/10') =>
    app.call(desk.payIncomeWithholding, { month, paidOn, bankReference }, operator);
  expect((await pay(monthOf(0))).status).toBe(400);
  expect((await pay(monthOf(-400))).status).toBe(409);
  const month = monthOf(-40);
  await shift(month, 1);
  const shown = async () => (await app.call(desk.getIncomeWithholding, { month }, operator)).result;
  expect(await shown()).toMatchObject({ amount: 250, isClosed: true, payment: null });
  expect((await pay(month, `${month}-20`)).status).toBe(400);
  expect((await pay(month, dayOf(2))).status).toBe(400);
  expect((await pay(month, dayOf(0), 'A')).status).toBe(400);
  const answers = await Promise.all([pay(month), pay(month)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  const { payment } = await shown();
  expect(payment).toMatchObject({ amount: 250, paidOn: dayOf(0), bankReference: 'TAH-2026/10', isYou: true });
  expect(payment?.settledAt).not.toBeNull();
  const booked = await app.call(
    operatorLedgerCalls.getLedgerEntries,
    { kind: 'withholdingPaid', pageSize: '50' },
    operator,
  );
  expect(
    booked.result.items.map(({ postings }) => postings.map(({ account }) => account).toSorted()),
  ).toEqual([['bank', 'withholding']]);
  expect(await faults()).toEqual([]);
});

test('above the limit a second operator must report the same payment', async () => {
  await completed();
  const month = monthOf(-75);
  // The withheld 250 kuruş become 250.002,50 TL, which is above the limit.
  await shift(month, 100_001);
  const first = await signedInOperator(app, ['finance']);
  const second = await signedInOperator(app, ['finance']);
  const pay = async (who: typeof first, bankReference = 'TAH-1') =>
    (await app.call(desk.payIncomeWithholding, { month, paidOn: dayOf(0), bankReference }, who)).result;
  expect((await pay(first)).settledAt).toBeNull();
  expect((await pay(first)).settledAt).toBeNull();
  expect((await pay(second, 'TAH-2')).settledAt).toBeNull();
  expect((await pay(first, 'TAH-1')).settledAt).toBeNull();
  expect(await faults()).toEqual([]);
  expect((await pay(second, 'TAH-1')).settledAt).not.toBeNull();
  expect(await faults()).toEqual([]);
});

test('nothing is withheld from a seller whose exemption another operator approved, while it lasts', async () => {
  const seller = await completed();
  const asker = await signedInOperator(app, ['finance']);
  const taxNumber = '9800555550';
  await sql`update company set tax_number = ${taxNumber} where id = ${seller.companyId}`.execute(
    app.database.db,
  );
  const request = {
    taxNumber,
    firstDay: dayOf(0),
    lastDay: null,
    reason: 'KVK 4/1-a, 12.10.2026 tarihli yazı',
  };
  const ask = (change: Partial<typeof request> = {}) =>
    app.call(desk.saveWithholdingExemption, { ...request, ...change }, asker);
  expect((await ask({ taxNumber: '9999999990' })).status).toBe(400);
  expect((await ask({ firstDay: dayOf(-1) })).status).toBe(400);
  expect((await ask({ reason: 'KVK' })).status).toBe(400);
  const { exemptionId, mayDecide } = (await ask()).result;
  expect(mayDecide).toBe(false);
  expect((await ask()).status).toBe(400);
  const decide = (decision: 'approve' | 'end', who: typeof asker) =>
    app.call(desk.decideWithholdingExemption, { exemptionId, decision }, who);
  expect((await decide('approve', asker)).status).toBe(403);

  const withheld = async () => {
    const buyer = await shop.buyer([seller.listingId, 1]);
    await shop.buy(buyer);
    const { items } = (await app.call(getOrders, { type: 'sold' }, seller)).result;
    const orderId = Math.max(...items.map((order) => order.orderId));
    await shop.bring(orderId, seller);
    expect((await app.call(approveOrder, { orderId }, buyer)).status).toBe(200);
    const found = await sql<{ amount: number }>`
      select coalesce(sum(amount), 0)::bigint as amount from income_withholding where order_id = ${orderId}`.execute(
      app.database.db,
    );
    return found.rows[0]?.amount;
  };
  expect(await withheld()).toBe(83);
  // The session of the first operator ends meanwhile, because the steps of the orders take hours.
  const reviewer = await signedInOperator(app, ['finance']);
  expect((await decide('approve', reviewer)).result).toMatchObject({ state: 'approved', mayDecide: false });
  expect((await decide('approve', reviewer)).status).toBe(409);
  expect(await withheld()).toBe(0);
  const later = await signedInOperator(app, ['finance']);
  expect((await decide('end', later)).result.lastDay).toBe(dayOf(0));
  expect((await decide('end', later)).status).toBe(409);
  expect(await faults()).toEqual([]);
});
