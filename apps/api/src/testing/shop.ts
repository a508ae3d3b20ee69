import { addressCalls } from '@havan/contract/identity/addresses';
import { cartCalls } from '@havan/contract/cart/cart';
import type { BankPayment } from '@havan/contract/sales/bank';
import type { RequestOf } from '@havan/contract/call';
import { confirmOrder, shipOrder } from '@havan/contract/sales/orders';
import { bankCallbackPath, paymentCalls } from '@havan/contract/sales/payment';
import { sql } from 'kysely';
import { deliverShipped } from '../modules/sales/orders/order-jobs.ts';
import { innerFaults } from '../modules/money/ledger/reconcile.sql.ts';
import { makeListing, makeParty, makeProduct, type MadeUser } from './factories.ts';
import type { MemoryBank } from './ports/memory-bank.ts';
import { sessionOf, signedInAs } from './signed-in.ts';
import type { TestApp } from './test-app.ts';

export type Person = MadeUser & { readonly token: string };

/** Runs the steps of a purchase in tests. */
export class Shop {
  readonly app: TestApp;
  readonly bank: MemoryBank;

  constructor(app: TestApp, bank: MemoryBank) {
    this.app = app;
    this.bank = bank;
  }

  /** Creates a seller with one listing. */
  async seller(stock = 10, price = 10_000): Promise<Person & { listingId: number }> {
    const { db } = this.app.database;
    const party = await makeParty(db, 'merchant');
    const productId = await makeProduct(db);
    const listingId = await makeListing(db, { sellerId: party.companyId, productId }, { stock, price });
    return { ...party, token: await sessionOf(this.app, party), listingId };
  }

  /** Creates a pharmacy with an address and these units in its cart. */
  async buyer(...lines: readonly (readonly [listingId: number, count: number])[]): Promise<Person> {
    const buyer = await signedInAs(this.app, 'pharmacy');
    await this.app.call(
      addressCalls.saveAddress,
      { title: 'Eczane', receiver: 'Moda Eczanesi', phone: '05320000000', townId: 3401, line: 'Moda Cad. 1' },
      buyer,
    );
    for (const [listingId, count] of lines) {
      await this.app.call(cartCalls.addOrRemove, { listingId, type: 'add', count }, buyer);
    }
    return buyer;
  }

  /** Returns the request of the payment page. */
  async payRequest(buyer: Person, changes: Partial<RequestOf<typeof paymentCalls.pay>> = {}) {
    const { result } = await this.app.call(paymentCalls.getCheckout, {}, buyer);
    return {
      sellerIds: result.groups.map((group) => group.seller.sellerId),
      basketVersion: result.basketVersion,
      addressId: result.addresses[0]?.addressId ?? 0,
      installments: 1,
      cardToken: 'tok_of_a_test_card',
      acceptedAgreements: result.agreements.map(({ slug }) => slug),
      ...changes,
    };
  }

  async pay(buyer: Person): Promise<string> {
    const answer = await this.app.call(paymentCalls.pay, await this.payRequest(buyer), buyer);
    return answer.result.paymentId;
  }

  /** Pays the cart and lets the bank capture the payment. */
  async buy(buyer: Person): Promise<string> {
    const paymentId = await this.pay(buyer);
    await this.notify(this.bank.capture(paymentId));
    return paymentId;
  }

  /** Delivers the bank's message about a payment and returns the HTTP status. */
  async notify(payment: BankPayment, eventId?: string): Promise<number> {
    return this.deliver(this.bank.message(payment, this.app.clock.now(), eventId));
  }

  async deliver({ body, headers }: { body: string; headers: Record<string, string> }): Promise<number> {
    const answer = await this.app.fastify.inject({
      method: 'POST',
      url: bankCallbackPath,
      headers,
      payload: body,
    });
    return answer.statusCode;
  }

  /** Confirms and ships an order as its seller; the parcel is delivered an hour later. */
  async bring(orderId: number, seller: Person): Promise<void> {
    await this.app.call(confirmOrder, { orderId }, seller);
    const followUpNumber = String(orderId).padStart(12, '0');
    await this.app.call(shipOrder, { orderId, carrierId: 1, followUpNumber }, seller);
    this.app.clock.advance(3_600_000);
    await deliverShipped(this.app.ctx);
  }

  async stockOf(listingId: number): Promise<number> {
    const row = await this.app.database.db
      .selectFrom('listing')
      .select('stock')
      .where('id', '=', listingId)
      .executeTakeFirstOrThrow();
    return row.stock;
  }

  /** Checks the invariants: the ledger is balanced, the stock is consistent, and the bank agrees with the ledger. */
  async requireSound(): Promise<void> {
    const { rows } = await sql<Record<string, number>>`
      select
        (select count(*) from listing where stock < 0) as "negativeStock",
        (select count(*) from payment p where p.state = 'captured' and p.purpose = 'cart'
           and not exists (select from orders o where o.payment_id = p.id)) as "paidWithoutOrder",
        (select count(*) from orders o join payment p on p.id = o.payment_id where p.state not in ('created', 'failed') and not exists
           (select from ledger_entry e where e.payment_id = o.payment_id and e.kind = 'capture')) as "orderWithoutMoney",
        (select count(*) from payment p where p.state in ('captured', 'refunded') and p.amount <>
           (select sum(total) from orders o where o.payment_id = p.id)) as "amountNotAllocated",
        (select count(*) from (select k.id from campaign k left join campaign_claim c on c.campaign_id = k.id
           where k.unit_limit is not null group by k.id
           having coalesce(sum(c.units), 0) + k.units_left <> k.unit_limit) uneven) as "campaignUnitsLost",
        (select count(*) from reservation r join payment p on p.id = r.payment_id
         where r.state = 'held' and p.state not in ('created', 'threeDsPending', 'authorised')) as "orphanReservations",
        (select deadlocks from pg_stat_database where datname = current_database())::integer as deadlocks`.execute(
      this.app.database.db,
    );
    const books = await innerFaults(this.app.database.db);
    const faults = Object.entries({ ...books, ...(rows[0] ?? { nothing: 1 }) }).filter(
      ([, count]) => count !== 0,
    );
    if (faults.length > 0) throw new Error(`not sound: ${JSON.stringify(faults)}`);
  }
}
