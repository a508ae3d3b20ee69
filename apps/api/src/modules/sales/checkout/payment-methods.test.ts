import { addOrRemove } from '@havan/contract/cart/cart';
import { cardCalls } from '@havan/contract/money/cards';
import { creditCalls } from '@havan/contract/money/credit';
import { invoiceDetailsCalls } from '@havan/contract/identity/invoice-details';
import { orderCalls } from '@havan/contract/sales/orders';
import { paymentCalls } from '@havan/contract/sales/payment';
import { loanTerms } from '@havan/domain/loan';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makeListing, makeParty, makeProduct } from '../../../testing/factories.ts';
import { MemoryBank } from '../../../testing/ports/memory-bank.ts';
import { type Person, Shop } from '../../../testing/shop.ts';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';
import { expirePayments } from '../payment/payment-jobs.ts';
import { balanceOf, balances } from '../../money/ledger/ledger.sql.ts';
import { post } from '../../money/ledger/ledger.service.ts';

const bank = new MemoryBank();
const app = testApp({ ports: { bank } });
const shop = new Shop(app, bank);
const { pay, getCheckout, getPaymentStatus, getInstalments } = paymentCalls;

let seller: Person & { listingId: number };
let buyer: Person;
/** Two units at 100,00 TL, and shipping of 49,90 TL. */
const total = 24_990;

beforeEach(async () => {
  bank.isAway = false;
  seller = await shop.seller(20);
  buyer = await shop.buyer([seller.listingId, 2]);
});
afterEach(() => shop.requireSound());

/** Credits a wallet as a refund does. */
const fillWallet = (amount: number, companyId = buyer.companyId) =>
  post(app.database.db, { kind: 'adjustment', paymentId: null, orderId: null }, [
    { kind: 'bank', companyId: null, amount: -amount },
    { kind: 'wallet', companyId, amount },
  ]);
const wallet = () => balanceOf(app.database.db, 'wallet', buyer.companyId);
const heldOf = async (companyId: number) =>
  (await balances(app.database.db)).find((each) => each.kind === 'escrow' && each.companyId === companyId)
    ?.amount ?? 0;
const statusOf = async (paymentId: string) => (await app.call(getPaymentStatus, { paymentId }, buyer)).result;

// @spec §3 more-entities
// @spec §7 credit payment user-details
// @spec buying instalments kept-card-wallet-loan

describe('the wallet', () => {
  test('pays everything without the bank, once', async () => {
    await fillWallet(30_000);
    const request = await shop.payRequest(buyer, {
      method: 'wallet',
      walletAmount: total,
      cardToken: undefined,
    });
    const answer = await app.call(pay, request, { ...buyer, idempotencyKey: 'cuzdan-odeme-1234' });
    expect(answer.result).toMatchObject({ state: 'captured', threeDs: null });
    expect(bank.payments.has(answer.result.paymentId)).toBe(false);
    expect(await wallet()).toBe(30_000 - total);
    const again = await app.call(pay, request, { ...buyer, idempotencyKey: 'cuzdan-odeme-1234' });
    expect(again.result).toEqual(answer.result);
    expect(await wallet()).toBe(30_000 - total);
    expect(await statusOf(answer.result.paymentId)).toMatchObject({ method: 'wallet', walletAmount: total });
  });

  test('pays a part: held during the bank’s step, taken with its success', async () => {
    await fillWallet(10_000);
    const request = await shop.payRequest(buyer, { walletAmount: 10_000 });
    const { paymentId } = (await app.call(pay, request, buyer)).result;
    expect(bank.payments.get(paymentId)?.amount).toBe(total - 10_000);
    expect([await wallet(), await heldOf(buyer.companyId)]).toEqual([0, 10_000]);
    await shop.notify(bank.capture(paymentId));
    expect([await wallet(), await heldOf(buyer.companyId)]).toEqual([0, 0]);
    expect((await statusOf(paymentId)).orders).toHaveLength(1);
  });

  test.each(['declined', 'expired', 'superseded'])(
    'gets its part back when the payment is %s',
    async (how) => {
      await fillWallet(10_000);
      const request = await shop.payRequest(buyer, { walletAmount: 10_000 });
      const { paymentId } = (await app.call(pay, request, buyer)).result;
      if (how === 'declined') await shop.notify(bank.decline(paymentId, 'wrongCode'));
      if (how === 'expired') {
        app.clock.advance(16 * 60_000);
        await expirePayments(app.ctx);
      }
      if (how === 'superseded') await app.call(pay, await shop.payRequest(buyer), buyer);
      expect([await wallet(), await heldOf(buyer.companyId)]).toEqual([10_000, 0]);
    },
  );

  test('a late success takes its part again, or refunds the card when the wallet is spent', async () => {
    await fillWallet(10_000);
    const first = (await app.call(pay, await shop.payRequest(buyer, { walletAmount: 10_000 }), buyer)).result;
    app.clock.advance(16 * 60_000);
    bank.isAway = true;
    await expirePayments(app.ctx);
    bank.isAway = false;
    await shop.notify(bank.capture(first.paymentId));
    expect((await statusOf(first.paymentId)).state).toBe('captured');
    expect([await wallet(), await heldOf(buyer.companyId)]).toEqual([0, 0]);

    const poor = await shop.buyer([seller.listingId, 2]);
    await fillWallet(10_000, poor.companyId);
    const second = (await app.call(pay, await shop.payRequest(poor, { walletAmount: 10_000 }), poor)).result;
    app.clock.advance(16 * 60_000);
    bank.isAway = true;
    await expirePayments(app.ctx);
    bank.isAway = false;
    await fillWallet(-9_000, poor.companyId);
    await shop.notify(bank.capture(second.paymentId));
    expect((await app.call(getPaymentStatus, { paymentId: second.paymentId }, poor)).result.state).toBe(
      'failed',
    );
    expect(await balanceOf(app.database.db, 'wallet', poor.companyId)).toBe(1_000);
    const { rows } = await sql<{ amount: number }>`
      select amount from bank_refund where payment_id = ${second.paymentId}`.execute(app.database.db);
    expect(rows).toEqual([{ amount: total - 10_000 }]);
  });

  test('is never spent twice: ten payments at once, money for one', async () => {
    await fillWallet(total);
    const requests = await Promise.all(
      Array.from({ length: 10 }, () =>
        shop.payRequest(buyer, { method: 'wallet', walletAmount: total, cardToken: undefined }),
      ),
    );
    const answers = await Promise.all(requests.map((request) => app.call(pay, request, buyer)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await wallet()).toBe(0);
  });

  test('refuses more than its balance, more than the total, and companies without a wallet', async () => {
    await fillWallet(5_000);
    expect((await app.call(pay, await shop.payRequest(buyer, { walletAmount: 5_001 }), buyer)).status).toBe(
      409,
    );
    expect(await shop.stockOf(seller.listingId)).toBe(20);
    expect((await app.call(pay, await shop.payRequest(buyer, { walletAmount: total }), buyer)).status).toBe(
      400,
    );
    await sql`update company set wallet_enabled = false where id = ${buyer.companyId}`.execute(
      app.database.db,
    );
    expect((await app.call(pay, await shop.payRequest(buyer, { walletAmount: 100 }), buyer)).status).toBe(
      403,
    );
    expect((await app.call(getCheckout, {}, buyer)).result.walletBalance).toBeNull();
  });

  test('a cancelled order is refunded as it was paid: the card first, the rest to the wallet', async () => {
    const other = await shop.seller();
    buyer = await shop.buyer([seller.listingId, 2], [other.listingId, 1]);
    await fillWallet(30_000);
    const request = await shop.payRequest(buyer, { walletAmount: 30_000 });
    const { paymentId } = (await app.call(pay, request, buyer)).result;
    await shop.notify(bank.capture(paymentId));
    const { orders, amount } = await statusOf(paymentId);
    for (const { orderId } of orders) {
      await app.call(orderCalls.cancelOrder, { orderId, reason: 'Vazgeçtim' }, buyer);
    }
    expect(await wallet()).toBe(30_000);
    const { rows } = await sql<{ sum: number }>`
      select sum(amount)::bigint as sum from bank_refund where payment_id = ${paymentId}`.execute(
      app.database.db,
    );
    expect(rows[0]?.sum).toBe(amount - 30_000);
  });
});

describe('kept cards', () => {
  test('are saved after the capture, pay again by their id and are deleted here and at the bank', async () => {
    const request = await shop.payRequest(buyer, { keepCard: true, cardToken: 'tok_kept_card_0001' });
    const { paymentId } = (await app.call(pay, request, buyer)).result;
    expect((await app.call(cardCalls.getSavedCards, {}, buyer)).result).toEqual([]);
    await shop.notify(bank.capture(paymentId));
    const cards = (await app.call(cardCalls.getSavedCards, {}, buyer)).result;
    expect(cards).toMatchObject([{ brand: 'visa', lastFour: '0016' }]);
    const cardId = cards[0]?.cardId ?? 0;

    expect(
      (await app.call(getInstalments, { amount: '60000', cardId: String(cardId) }, buyer)).result.length,
    ).toBeGreaterThan(1);
    await app.call(addOrRemove, { listingId: seller.listingId, type: 'add', count: 1 }, buyer);
    const second = await shop.payRequest(buyer, { cardId, cardToken: undefined });
    // A card that cannot pay in instalments is refused before stock is reserved.
    const stock = await shop.stockOf(seller.listingId);
    const setBrand = (brand: string) => sql`update saved_card set brand = ${brand}`.execute(app.database.db);
    await setBrand('amex');
    const plan = await app.call(pay, { ...second, installments: 2 }, buyer);
    expect([plan.status, plan.body.errors[0]?.path]).toEqual([400, 'installments']);
    expect(await shop.stockOf(seller.listingId)).toBe(stock);
    await setBrand('visa');
    expect((await app.call(pay, second, buyer)).result.threeDs).not.toBeNull();

    const stranger = await signedInAs(app, 'pharmacy');
    expect((await app.call(cardCalls.deleteSavedCard, { cardId }, stranger)).status).toBe(404);
    expect(
      (await app.call(getInstalments, { amount: '60000', cardId: String(cardId) }, stranger)).status,
    ).toBe(404);
    expect((await app.call(cardCalls.deleteSavedCard, { cardId }, buyer)).result).toEqual([]);
    expect(bank.forgotten).toContain('tok_kept_card_0001');
    const gone = await shop.payRequest(buyer, { cardId, cardToken: undefined });
    expect((await app.call(pay, gone, buyer)).status).toBe(404);
  });

  test('a payment has exactly one card, and a failed card is not saved', async () => {
    const none = await shop.payRequest(buyer, { cardToken: undefined });
    expect((await app.call(pay, none, buyer)).status).toBe(400);
    const request = await shop.payRequest(buyer, { keepCard: true });
    const { paymentId } = (await app.call(pay, request, buyer)).result;
    await shop.notify(bank.decline(paymentId, 'insufficientFunds'));
    expect((await app.call(cardCalls.getSavedCards, {}, buyer)).result).toEqual([]);
    expect((await app.call(cardCalls.getSavedCards, {})).status).toBe(401);
  });
});

describe('a shopping loan', () => {
  const dear = async () => {
    const { db } = app.database;
    const sellerId = (await makeParty(db, 'merchant')).companyId;
    const listingId = await makeListing(
      db,
      { sellerId, productId: await makeProduct(db) },
      { price: 100_000 },
    );
    return shop.buyer([listingId, 1]);
  };

  test('is offered by its months and pays like a card', async () => {
    buyer = await dear();
    const plans = (await app.call(creditCalls.getLoanPlans, { amount: '100000' }, buyer)).result;
    expect(plans).toContainEqual({ months: 12, monthly: 10_342, total: 124_104 });
    const request = await shop.payRequest(buyer, { method: 'loan', loanMonths: 12, cardToken: undefined });
    const { paymentId, threeDs } = (await app.call(pay, request, buyer)).result;
    expect(threeDs).not.toBeNull();
    await shop.notify(bank.capture(paymentId));
    expect(await statusOf(paymentId)).toMatchObject({ state: 'captured', method: 'loan', cardBrand: null });
  });

  test.each(loanTerms)('of %i months can be paid as it is offered', async (loanMonths) => {
    buyer = await dear();
    const request = await shop.payRequest(buyer, { method: 'loan', loanMonths, cardToken: undefined });
    const { paymentId } = (await app.call(pay, request, buyer)).result;
    await shop.notify(bank.capture(paymentId));
    expect(await statusOf(paymentId)).toMatchObject({ state: 'captured', method: 'loan' });
  });

  test('that is not granted fails with 1981 and keeps the cart', async () => {
    buyer = await dear();
    const request = await shop.payRequest(buyer, { method: 'loan', loanMonths: 6, cardToken: undefined });
    const { paymentId } = (await app.call(pay, request, buyer)).result;
    await shop.notify(bank.decline(paymentId, 'creditNotApproved'));
    expect(await statusOf(paymentId)).toMatchObject({ state: 'failed', failureCode: 1981 });
    expect((await app.call(getCheckout, {}, buyer)).result.groups).toHaveLength(1);
  });

  test('is refused with a changed cart by 1992, and without months or beside the wallet by 400', async () => {
    buyer = await dear();
    const loan = { method: 'loan', loanMonths: 6, cardToken: undefined } as const;
    const old = await shop.payRequest(buyer, { ...loan, basketVersion: 'x' });
    expect((await app.call(pay, old, buyer)).body.statusCode).toBe(1992);
    const months = await shop.payRequest(buyer, { method: 'loan', cardToken: undefined });
    expect((await app.call(pay, months, buyer)).status).toBe(400);
    await fillWallet(1_000);
    const both = await shop.payRequest(buyer, { ...loan, walletAmount: 1_000 });
    expect((await app.call(pay, both, buyer)).status).toBe(400);
  });
});

describe('invoice details and agreements', () => {
  const details = {
    title: 'Moda Eczanesi',
    taxOffice: 'Kadıköy',
    taxOrIdentityNumber: '10000000146',
    address: 'Moda Cad. No: 1 Kadıköy',
  };
  const { getInvoiceDetails, saveInvoiceDetails, deleteInvoiceDetails } = invoiceDetailsCalls;

  test('the company itself comes first; others are validated and belong to one company', async () => {
    const [own] = (await app.call(getInvoiceDetails, {}, buyer)).result;
    expect(own?.invoiceId).toBeNull();
    const wrong = await app.call(saveInvoiceDetails, { ...details, taxOrIdentityNumber: '123' }, buyer);
    expect(wrong.body.errors[0]).toMatchObject({ path: 'taxOrIdentityNumber' });
    const { invoiceId } = (await app.call(saveInvoiceDetails, details, buyer)).result;
    const changed = await app.call(
      saveInvoiceDetails,
      { ...details, invoiceId, title: 'Merkez Eczanesi' },
      buyer,
    );
    expect(changed.result.details.map(({ title }) => title)[1]).toBe('Merkez Eczanesi');
    const stranger = await signedInAs(app, 'pharmacy');
    expect((await app.call(saveInvoiceDetails, { ...details, invoiceId }, stranger)).status).toBe(404);
    expect((await app.call(deleteInvoiceDetails, { invoiceId }, stranger)).status).toBe(404);
    expect((await app.call(deleteInvoiceDetails, { invoiceId }, buyer)).result).toHaveLength(1);
    expect((await app.call(getInvoiceDetails, {})).status).toBe(401);
  });

  test('the order stores its invoice details, and the accepted text names them', async () => {
    const { invoiceId } = (await app.call(saveInvoiceDetails, details, buyer)).result;
    const checkout = (await app.call(getCheckout, { invoiceId: String(invoiceId) }, buyer)).result;
    const agreementHashes = checkout.agreements.map(({ sha256 }) => sha256);
    const request = await shop.payRequest(buyer, { invoiceId, agreementHashes });
    const { paymentId } = (await app.call(pay, request, buyer)).result;
    await shop.notify(bank.capture(paymentId));
    const { rows } = await sql<{ invoice_details: { title: string }; html: string; sha256: string }>`
      select o.invoice_details, a.html, a.sha256 from orders o
      join agreement_acceptance a on a.payment_id = o.payment_id and a.slug = 'mesafeli-satis-sozlesmesi'
      where o.payment_id = ${paymentId}`.execute(app.database.db);
    expect(rows[0]?.invoice_details.title).toBe('Moda Eczanesi');
    expect(rows[0]?.html).toContain('Moda Eczanesi, Kadıköy VD 10000000146');
    expect(agreementHashes).toContain(rows[0]?.sha256);
  });

  test('texts that were not shown count as a changed cart', async () => {
    const { invoiceId } = (await app.call(saveInvoiceDetails, details, buyer)).result;
    const read = (await app.call(getCheckout, {}, buyer)).result.agreements.map(({ sha256 }) => sha256);
    const request = await shop.payRequest(buyer, { invoiceId, agreementHashes: read });
    expect((await app.call(pay, request, buyer)).body.statusCode).toBe(1992);
    expect((await app.call(getCheckout, { invoiceId: '999999' }, buyer)).status).toBe(404);
  });
});
