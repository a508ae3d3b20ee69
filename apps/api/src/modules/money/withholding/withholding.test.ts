import { incomeWithholdingCalls as desk } from '@havan/contract/backoffice/money/income-withholding';
import { getOrdersPendingTransfer } from '@havan/contract/money/payout-statements';
import { answerCase, openCase } from '@havan/contract/sales/cases';
import { getWithholdingDeclarations } from '@havan/contract/sales/e-invoice-formats';
import { getOrderLedger } from '@havan/contract/sales/order-work';
import { approveOrder, getOrderDetail, getOrders } from '@havan/contract/sales/orders';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { signedInOperator } from '../../../testing/signed-in-operator.ts';
import { testApp } from '../../../testing/test-app.ts';
import { balanceOf } from '../ledger/ledger.service.ts';
import { innerFaults } from '../ledger/reconcile.sql.ts';
import { payOut } from '../payouts/payout-jobs.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);

/** Creates a shipped order of goods for 300,00 TL including VAT of 20 %. */
async function sold() {
  const seller = await shop.seller();
  await sql`update product set vat_rate = 20
    where id = (select product_id from listing where id = ${seller.listingId})`.execute(app.database.db);
  const buyer = await shop.buyer([seller.listingId, 3]);
  await shop.buy(buyer);
  const [order] = (await app.call(getOrders, { type: 'sold' }, seller)).result.items;
  const orderId = order?.orderId ?? 0;
  await shop.bring(orderId, seller);
  return { seller, buyer, orderId };
}
const taxAccount = async () => {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(p.amount), 0)::bigint as amount from ledger_posting p
    join ledger_account a on a.id = p.account_id where a.kind = 'withholding'`.execute(app.database.db);
  return rows[0]?.amount ?? 0;
};
const month = () => app.clock.now().toISOString().slice(0, 7);
const declared = async (seller: Person) =>
  (await app.call(getWithholdingDeclarations, { year: month().slice(0, 4) }, seller)).result.income?.find(
    (one) => one.month === month(),
  );

test('one percent of the goods without VAT is withheld when an order is completed, and is known before', async () => {
  const { seller, buyer, orderId } = await sold();
  const before = await taxAccount();
  const detail = async () =>
    (await app.call(getOrderDetail, { type: 'sold', id: String(orderId) }, seller)).result;
  const open = await detail();
  // 300,00 TL with 20 % VAT are 250,00 TL without it, of which one percent is withheld.
  expect(open.withheld).toBe(250);
  const pending = async () => (await app.call(getOrdersPendingTransfer, {}, seller)).result;
  expect((await pending()).days.reduce((sum, { amount }) => sum + amount, 0)).toBe(open.payout);
  await app.call(approveOrder, { orderId }, buyer);
  expect(await taxAccount()).toBe(before + 250);
  expect(await detail()).toMatchObject({ withheld: 250, payout: open.payout });
  expect((await pending()).days.reduce((sum, { amount }) => sum + amount, 0)).toBe(open.payout);
  await payOut(app.ctx);
  expect(await balanceOf(app.database.db, 'wallet', seller.companyId)).toBe(open.payout);
  expect(await declared(seller)).toMatchObject({ orders: 1, base: 25_000, amount: 250 });
  const ledger = (await app.call(getOrderLedger, { type: 'sold', id: String(orderId) }, seller)).result;
  expect(ledger.entries.map(({ kind }) => kind)).toContain('withholding');
  expect(ledger.sum).toBe(0);
  const bought = (await app.call(getOrderLedger, { type: 'purchased', id: String(orderId) }, buyer)).result;
  expect(bought.entries.map(({ kind }) => kind)).not.toContain('withholding');
  const shown = await app.call(getOrderDetail, { type: 'purchased', id: String(orderId) }, buyer);
  expect(shown.result.withheld).toBeNull();
});

test.each([false, true])(
  'goods that go back take their tax with them (paid out before: %s)',
  async (isPaid) => {
    const { seller, buyer, orderId } = await sold();
    const before = await taxAccount();
    await app.call(approveOrder, { orderId }, buyer);
    if (isPaid) await payOut(app.ctx);
    const returned = async (quantity: number) => {
      const { caseId } = (
        await app.call(
          openCase,
          {
            orderId,
            kind: 'return',
            lines: [{ lineNo: 1, quantity, reason: 'damaged' }],
            refundTarget: 'card',
          },
          buyer,
        )
      ).result;
      expect((await app.call(answerCase, { caseId, accept: true }, seller)).status).toBe(200);
    };
    const due = async () =>
      (await balanceOf(app.database.db, 'wallet', seller.companyId)) +
      (await balanceOf(app.database.db, 'sellerPayable', seller.companyId));
    await returned(1);
    expect(await taxAccount()).toBe(before + 167);
    expect(await declared(seller)).toMatchObject({ base: 16_667, amount: 167 });
    await returned(2);
    expect(await taxAccount()).toBe(before);
    expect(await due()).toBe(0);
    expect(await declared(seller)).toMatchObject({ base: 0, amount: 0 });
    const faults = await innerFaults(app.database.db);
    expect(Object.entries(faults).filter(([, count]) => count !== 0)).toEqual([]);
  },
);

test('operators set the rate of days to come, and read the declaration of a month', async () => {
  const { seller, buyer, orderId } = await sold();
  const operator = await signedInOperator(app, ['finance']);
  const day = (days: number) => {
    const at = new Date(app.clock.now().getTime() + days * 86_400_000);
    return at.toISOString().slice(0, 10);
  };
  const save = (firstDay: string, basisPoints = 200) =>
    app.call(desk.saveIncomeWithholdingRate, { firstDay, basisPoints }, operator);
  expect((await save(day(0))).status).toBe(400);
  expect((await save(day(2), -1)).status).toBe(400);
  expect((await save(day(2))).result).toEqual({ firstDay: day(2), basisPoints: 200 });
  await app.call(approveOrder, { orderId }, buyer);
  const { result } = await app.call(desk.getIncomeWithholding, { month: month() }, operator);
  expect(result.rates).toEqual([
    { firstDay: '2025-01-01', basisPoints: 100 },
    { firstDay: day(2), basisPoints: 200 },
  ]);
  expect(result.companies.find(({ companyId }) => companyId === seller.companyId)).toMatchObject({
    orders: 1,
    base: 25_000,
    amount: 250,
  });
  expect(result.amount).toBe(result.companies.reduce((sum, { amount }) => sum + amount, 0));
  const stranger = await signedInOperator(app, ['catalogue']);
  expect((await app.call(desk.getIncomeWithholding, { month: month() }, stranger)).status).toBe(403);
});
