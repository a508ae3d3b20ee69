import { apiKeyCalls } from '@havan/contract/identity/api-keys';
import { approveOrder, confirmOrder, getOrderDetail, shipOrder } from '@havan/contract/sales/orders';
import { utsCalls as calls } from '@havan/contract/sales/uts';
import { sql } from 'kysely';
import { afterEach, expect, test } from 'vitest';
import { makeListing, makeProduct } from '../../../testing/factories.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { utsStandIn } from '../../../testing/uts-stand-in.ts';
import { deliverShipped } from '../orders/order-jobs.ts';
import { sendUtsNotices } from './send-notices.ts';
import { resealUtsTokens } from './uts-account.service.ts';

const bank = new MemoryBank();
const uts = utsStandIn();
const app = testApp({ ports: { bank, uts: uts.port } });
const shop = new Shop(app, bank);
const minute = 60_000;
const tokens = { seller: 'Systemaaaa-satici-belirteci', buyer: 'Systembbbb-alici-belirteci' };
let barcodes = 0;

afterEach(() => {
  uts.mood = 'well';
  uts.reported.length = 0;
  uts.asked.length = 0;
});

const save = (person: Person, institutionNo: string, token: string | null | undefined) =>
  app.call(calls.saveUtsAccount, { institutionNo, ...(token !== undefined && { token }) }, person);
const noticesOf = async (person: Person, orderId: number) =>
  (await app.call(calls.getOrderUts, { orderId: String(orderId) }, person)).result;
const send = () => sendUtsNotices(app.ctx);

/** Returns a seller of a medical device with the listing and the barcode of the device. */
async function deviceSeller({ lot = 'LOT-7', serials = [] as string[], isRegistered = true } = {}) {
  const seller = await shop.seller();
  await app.database.db
    .updateTable('company')
    .set({ kep_address: 'firma@hs01.kep.tr', mersis_no: '0123456789012345' })
    .where('id', '=', seller.companyId)
    .execute();
  barcodes += 1;
  const productId = await makeProduct(app.database.db, {
    kind: 'medicalDevice',
    is_registered_in_uts: isRegistered,
    barcode: `86912345${String(barcodes).padStart(5, '0')}`,
  });
  const listingId = await makeListing(
    app.database.db,
    { sellerId: seller.companyId, productId },
    { stock: 20, lot, serials },
  );
  uts.tokens.set(tokens.seller, '1001').set(tokens.buyer, '2002');
  return { seller, listingId, barcode: `86912345${String(barcodes).padStart(5, '0')}` };
}

/** Creates an order of the device that its seller has confirmed. */
async function sold(listingId: number, seller: Person, units = 3) {
  const buyer = await shop.buyer([listingId, units]);
  await shop.buy(buyer);
  const { id } = await app.database.db
    .selectFrom('orders')
    .select('id')
    .where('seller_company_id', '=', seller.companyId)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  await app.call(confirmOrder, { orderId: id }, seller);
  return { buyer, orderId: id };
}
const ship = (orderId: number, seller: Person) =>
  app.call(shipOrder, { orderId, carrierId: 1, followUpNumber: String(orderId).padStart(12, '0') }, seller);
async function receive(orderId: number, buyer: Person) {
  app.clock.advance(10 * 24 * 60 * minute);
  await deliverShipped(app.ctx);
  await app.call(approveOrder, { orderId }, buyer);
}

// @spec §1 uts
// @spec §7 users-uts

test('requires a session and an owner, and hides orders of others', async () => {
  expect((await app.call(calls.getUtsAccount, {})).status).toBe(401);
  const { seller, listingId } = await deviceSeller();
  const { orderId } = await sold(listingId, seller);
  await ship(orderId, seller);
  const [notice] = (await noticesOf(seller, orderId)).notices;
  const noticeId = notice?.noticeId ?? 0;
  const stranger = await signedInAs(app, 'merchant');
  const answers = [
    await app.call(calls.getOrderUts, { orderId: String(orderId) }, stranger),
    await app.call(calls.setUtsLine, { orderId, lineNo: 1, lot: 'X', serials: [] }, stranger),
    await app.call(calls.resendUtsNotice, { noticeId }, stranger),
    await app.call(calls.settleUtsNotice, { noticeId, utsNumber: '12345678' }, stranger),
  ];
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect((await app.call(calls.getOpenUtsNotices, {}, stranger)).result.items).toEqual([]);
});

test('a device is reported when it is shipped, and received when the buyer approves', async () => {
  const { seller, listingId, barcode } = await deviceSeller();
  await save(seller, '1001', tokens.seller);
  const { buyer, orderId } = await sold(listingId, seller);
  await save(buyer, '2002', tokens.buyer);
  await send();
  expect(uts.reported).toEqual([]);
  await ship(orderId, seller);
  await send();
  expect(uts.reported).toMatchObject([
    {
      path: 'verme',
      from: '1001',
      fields: { UNO: `0${barcode}`, LNO: 'LOT-7', ADT: 3, KUN: '2002', BNO: `HVN-${orderId}-1` },
    },
  ]);
  const [supply] = (await noticesOf(seller, orderId)).notices;
  expect(supply).toMatchObject({ state: 'sent', utsNumber: uts.reported[0]?.id, gaps: [], attempts: 1 });
  expect((await noticesOf(buyer, orderId)).notices).toEqual([]);

  await receive(orderId, buyer);
  await send();
  expect(uts.reported[1]).toMatchObject({
    path: 'alma',
    from: '2002',
    fields: { VBI: supply?.utsNumber, ADT: 3 },
  });
  const [receipt] = (await noticesOf(buyer, orderId)).notices;
  expect(receipt).toMatchObject({ kind: 'receipt', state: 'sent', supplyNumber: supply?.utsNumber });
  await send();
  expect(uts.reported).toHaveLength(2);
});

test('an order says to both sides whether it holds devices, so that its page shows them', async () => {
  const { seller, listingId } = await deviceSeller();
  const { buyer, orderId } = await sold(listingId, seller);
  const detail = async (type: 'purchased' | 'sold', person: Person) =>
    (await app.call(getOrderDetail, { type, id: String(orderId) }, person)).result;
  expect(await detail('sold', seller)).toMatchObject({ hasDevices: true });
  expect(await detail('purchased', buyer)).toMatchObject({ hasDevices: true });
  const other = await shop.seller();
  const { orderId: plain } = await sold(other.listingId, other);
  const { result } = await app.call(getOrderDetail, { type: 'sold', id: String(plain) }, other);
  expect(result).not.toHaveProperty('hasDevices');
});

test('goods that are no device are not reported', async () => {
  const { seller } = await deviceSeller();
  await save(seller, '1001', tokens.seller);
  const { listingId } = await shop.seller();
  const { seller_id } = await app.database.db
    .selectFrom('listing')
    .select('seller_id')
    .where('id', '=', listingId)
    .executeTakeFirstOrThrow();
  await app.database.db
    .updateTable('listing')
    .set({ seller_id: seller.companyId })
    .where('id', '=', listingId)
    .execute();
  expect(seller_id).not.toBe(seller.companyId);
  const { orderId } = await sold(listingId, seller);
  await ship(orderId, seller);
  expect(await noticesOf(seller, orderId)).toEqual({ lines: [], notices: [] });
});

test('says what is missing, and sends as soon as it is there', async () => {
  const { seller, listingId } = await deviceSeller({ lot: '', isRegistered: true });
  const { buyer, orderId } = await sold(listingId, seller);
  await ship(orderId, seller);
  const gaps = async () =>
    (await app.call(calls.getOpenUtsNotices, {}, seller)).result.items.map((one) => one.gaps);
  expect(await gaps()).toEqual([['institution', 'token', 'lotOrSerial', 'otherInstitution']]);
  await save(seller, '1001', tokens.seller);
  expect(await gaps()).toEqual([['lotOrSerial', 'otherInstitution']]);
  await app.call(calls.setUtsLine, { orderId, lineNo: 1, lot: 'L-42', serials: [] }, seller);
  await save(buyer, '2002', undefined);
  expect(await gaps()).toEqual([[]]);
  await send();
  expect(uts.reported).toMatchObject([{ fields: { LNO: 'L-42' } }]);
  expect(await gaps()).toEqual([]);
  expect((await app.call(calls.getUtsAccount, {}, seller)).result).toMatchObject({ waiting: 0, refused: 0 });
});

test('serials go from the scan to the line, one notice a unit, and come back with a cancelled order', async () => {
  const { seller, listingId } = await deviceSeller({ lot: '', serials: ['S1', 'S2', 'S3'] });
  await save(seller, '1001', tokens.seller);
  const first = await sold(listingId, seller, 2);
  const shelf = async () =>
    (
      await app.database.db
        .selectFrom('listing')
        .select('serials')
        .where('id', '=', listingId)
        .executeTakeFirstOrThrow()
    ).serials;
  expect((await noticesOf(seller, first.orderId)).lines).toMatchObject([
    { serials: ['S1', 'S2'], units: 2, isOpen: true },
  ]);
  expect(await shelf()).toEqual(['S3']);
  await save(first.buyer, '2002', undefined);
  await ship(first.orderId, seller);
  await send();
  expect(uts.reported.map(({ fields }) => [fields['SNO'], fields['ADT']])).toEqual([
    ['S1', undefined],
    ['S2', undefined],
  ]);
  const late = await app.call(
    calls.setUtsLine,
    { orderId: first.orderId, lineNo: 1, lot: 'X', serials: [] },
    seller,
  );
  expect(late.status).toBe(400);

  const second = await sold(listingId, seller, 1);
  expect(await shelf()).toEqual([]);
  const set = (serials: string[]) =>
    app.call(calls.setUtsLine, { orderId: second.orderId, lineNo: 1, lot: '', serials }, seller);
  expect((await set(['S8', 'S9'])).body.errors[0]?.message).toBe(
    '1 adet için 1 seri numarası gerekir; 2 yazıldı.',
  );
  expect((await set(['S1'])).body.errors[0]?.message).toBe(
    'S1 seri numarası başka bir siparişinizde bildirildi.',
  );
  await sql`update orders set state = 'cancelled' where id = ${second.orderId}`.execute(app.database.db);
  expect(await shelf()).toEqual(['S3']);
});

test('a wrong token stops what is sent until there is another; a notice is not lost by it', async () => {
  const { seller, listingId } = await deviceSeller();
  await save(seller, '1001', 'Systemxxxx-yanlis-belirtec');
  expect((await app.call(calls.checkUtsAccount, {}, seller)).result).toEqual({
    isAccepted: false,
    sentence: 'ÜTS belirteci (token) kabul etmedi.',
  });
  await save(seller, '1001', 'Systemyyyy-yanlis-belirtec');
  const { buyer, orderId } = await sold(listingId, seller);
  await save(buyer, '2002', undefined);
  await ship(orderId, seller);
  await send();
  await send();
  expect(uts.asked.filter((path) => path.endsWith('verme/ekle'))).toHaveLength(1);
  expect((await noticesOf(seller, orderId)).notices).toMatchObject([
    { state: 'waiting', gaps: ['tokenRefused'] },
  ]);
  await save(seller, '1001', tokens.seller);
  expect((await app.call(calls.checkUtsAccount, {}, seller)).result).toEqual({
    isAccepted: true,
    sentence: null,
  });
  await send();
  expect(uts.reported).toHaveLength(1);
});

test('a report whose answer is lost is found in ÜTS and not made twice', async () => {
  const { seller, listingId } = await deviceSeller();
  await save(seller, '1001', tokens.seller);
  const orders = [
    await sold(listingId, seller),
    await sold(listingId, seller),
    await sold(listingId, seller),
  ];
  for (const { buyer } of orders) await save(buyer, '2002', undefined);
  for (const { orderId } of orders) await ship(orderId, seller);
  uts.mood = 'mute';
  await send();
  const [first] = orders;
  expect((await noticesOf(seller, first?.orderId ?? 0)).notices).toMatchObject([
    { state: 'waiting', error: 'ÜTS’ye ulaşılamadı. Biraz sonra yeniden deneyin.', utsNumber: null },
  ]);
  uts.mood = 'well';
  app.clock.advance(minute);
  await send();
  expect(uts.reported).toHaveLength(3);
  const numbers = await Promise.all(
    orders.map(async ({ orderId }) => (await noticesOf(seller, orderId)).notices[0]?.utsNumber),
  );
  expect(new Set(numbers)).toEqual(new Set(uts.reported.map(({ id }) => id)));
});

test('a server that fails is tried again, ever more seldom', async () => {
  const { seller, listingId } = await deviceSeller();
  await save(seller, '1001', tokens.seller);
  const { buyer, orderId } = await sold(listingId, seller);
  await save(buyer, '2002', undefined);
  await ship(orderId, seller);
  uts.mood = 'down';
  await send();
  await send();
  expect(uts.asked.filter((path) => path.endsWith('ekle'))).toHaveLength(1);
  app.clock.advance(minute);
  await send();
  const next = new Date(app.clock.now().getTime() + 5 * minute).toISOString();
  expect((await noticesOf(seller, orderId)).notices).toMatchObject([{ attempts: 2, nextAttemptAt: next }]);
  uts.mood = 'well';
  app.clock.advance(5 * minute);
  await send();
  expect((await noticesOf(seller, orderId)).notices).toMatchObject([{ state: 'sent', error: null }]);
});

test('a notice that ÜTS has already is refused with its sentence, and settled by hand', async () => {
  const { seller, listingId } = await deviceSeller({ lot: '', serials: ['SN-1'] });
  await save(seller, '1001', tokens.seller);
  const { buyer, orderId } = await sold(listingId, seller, 1);
  await save(buyer, '2002', undefined);
  const { lines } = await noticesOf(seller, orderId);
  await app.ports.uts.supply(
    { institutionNo: '1001', token: tokens.seller },
    {
      productNo: lines[0]?.productNo ?? '',
      lot: '',
      serial: 'SN-1',
      quantity: 1,
      otherNo: '2002',
      documentNo: 'ELDEN',
      day: '2026-11-20',
    },
  );
  await ship(orderId, seller);
  await send();
  const [notice] = (await noticesOf(seller, orderId)).notices;
  expect(notice).toMatchObject({
    state: 'refused',
    error: 'Bu tekil ürün için verme bildirimi yapılmış. (UTS-H001)',
  });
  const noticeId = notice?.noticeId ?? 0;
  await app.call(calls.resendUtsNotice, { noticeId }, seller);
  await send();
  expect((await noticesOf(seller, orderId)).notices).toMatchObject([{ state: 'refused', attempts: 2 }]);
  await app.call(calls.settleUtsNotice, { noticeId, utsNumber: uts.reported[0]?.id ?? '' }, seller);
  expect((await noticesOf(seller, orderId)).notices).toMatchObject([{ state: 'byHand' }]);
  await receive(orderId, buyer);
  await save(buyer, '2002', tokens.buyer);
  await send();
  expect(uts.reported.map(({ path }) => path)).toEqual(['verme', 'alma']);
});

test('the token is stored sealed, never returned, and sealed anew after a rotation', async () => {
  const { seller } = await deviceSeller();
  await save(seller, '1001', tokens.seller);
  const dump = async () =>
    JSON.stringify(
      (
        await sql`select *, encode(token, 'escape') as bytes from uts_account where company_id = ${seller.companyId}`.execute(
          app.database.db,
        )
      ).rows,
    );
  expect(await dump()).not.toContain('satici-belirteci');
  const shown = await app.call(calls.getUtsAccount, {}, seller);
  expect(shown.result).toMatchObject({ institutionNo: '1001', tokenHint: tokens.seller.slice(-4) });
  expect(JSON.stringify(shown.body)).not.toContain('satici');
  const before = await dump();
  const next = {
    ...app.ctx.config,
    tokenSecret: 'another secret of 32 characters or more',
    formerTokenSecret: app.ctx.config.tokenSecret,
  };
  await resealUtsTokens({ ...app.ctx, config: next });
  expect(await dump()).not.toBe(before);
  await resealUtsTokens({ ...app.ctx, config: { ...app.ctx.config, formerTokenSecret: next.tokenSecret } });
  expect((await app.call(calls.checkUtsAccount, {}, seller)).result.isAccepted).toBe(true);
  await save(seller, '1001', null);
  expect((await app.call(calls.getUtsAccount, {}, seller)).result.tokenHint).toBeNull();
});

test('two processes at once report once', async () => {
  const { seller, listingId } = await deviceSeller();
  await save(seller, '1001', tokens.seller);
  const { buyer, orderId } = await sold(listingId, seller);
  await save(buyer, '2002', undefined);
  await ship(orderId, seller);
  await Promise.all([send(), send(), send()]);
  expect(uts.reported).toHaveLength(1);
});

test('a key writes serials with the scope that ships, and reads nothing of the token', async () => {
  const { seller, listingId } = await deviceSeller({ lot: '' });
  const { orderId } = await sold(listingId, seller, 1);
  const { key } = (
    await app.call(apiKeyCalls.createApiKey, { name: 'Depo', scopes: ['orders.ship', 'orders.read'] }, seller)
  ).result;
  const set = await app.call(
    calls.setUtsLine,
    { orderId, lineNo: 1, lot: '', serials: ['K1'] },
    { token: key },
  );
  expect(set.status).toBe(200);
  const read = await app.call(calls.getOrderUts, { orderId: String(orderId) }, { token: key });
  expect(read.result.lines).toMatchObject([{ serials: ['K1'] }]);
  expect((await app.call(calls.getUtsAccount, {}, { token: key })).status).toBe(403);
});
