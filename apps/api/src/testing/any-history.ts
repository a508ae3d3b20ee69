import { orderStates } from '@havan/domain/order';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import type { Db } from '../core/db/database.ts';

/** The days of a history; it ends with the last one. */
export const historyDays = 40;

const line = fc.record({
  /** The ordered product, by its position. */
  product: fc.nat({ max: 3 }),
  quantity: fc.integer({ min: 1, max: 9 }),
  unitPrice: fc.integer({ min: 1, max: 90_000 }),
  unitCost: fc.option(fc.integer({ min: 1, max: 90_000 })),
  psf: fc.option(fc.integer({ min: 1, max: 120_000 })),
  /** Units that were refunded, and the cause. */
  back: fc.nat({ max: 4 }),
  kind: fc.constantFrom('return', 'notSupplied', 'cancelRequest'),
});

/** A possible order: placed some minutes before the end of the history, with one to three lines. */
export const anyOrderFacts = fc.record({
  minutesAgo: fc.nat({ max: historyDays * 24 * 60 }),
  state: fc.constantFrom(...orderStates),
  shippingFee: fc.constantFrom(0, 4990),
  /** Hours between the order and its shipment; null if it has not been shipped. */
  shippedAfter: fc.option(fc.integer({ min: 1, max: 120 })),
  /** The buyer, by its position. */
  buyer: fc.nat({ max: 1 }),
  lines: fc.array(line, { minLength: 1, maxLength: 3 }),
});
export type OrderFacts = typeof anyOrderFacts extends fc.Arbitrary<infer Facts> ? Facts : never;

interface Parties {
  readonly sellerId: number;
  readonly buyers: readonly { readonly companyId: number; readonly userId: number }[];
  readonly listings: readonly { readonly listingId: number; readonly productId: number }[];
}

/** Inserts an order in the state in which checkout, shipping and refunds leave it. Returns its id. */
export async function writeOrder(db: Db, parties: Parties, facts: OrderFacts, end: Date): Promise<number> {
  const placed = new Date(end.getTime() - facts.minutesAgo * 60_000);
  const buyer = parties.buyers[facts.buyer % parties.buyers.length] ?? { companyId: 0, userId: 0 };
  const lines = facts.lines.map((one, i) => ({
    ...one,
    back: Math.min(one.back, one.quantity),
    no: i + 1,
    of: parties.listings[one.product % parties.listings.length] ?? { listingId: 0, productId: 0 },
  }));
  const goods = lines.reduce((sum, { quantity, unitPrice }) => sum + quantity * unitPrice, 0);
  const gone = lines.reduce((sum, { back, unitPrice }) => sum + back * unitPrice, 0);
  const shippedAt =
    facts.shippedAfter === null ||
    facts.state === 'awaitingSellerConfirmation' ||
    facts.state === 'awaitingShipment'
      ? null
      : new Date(placed.getTime() + facts.shippedAfter * 3_600_000);
  const paymentId = crypto.randomUUID();
  const total = goods + facts.shippingFee;
  await sql`
    insert into payment (id, buyer_company_id, buyer_user_id, state, amount, snapshot, expires_at, created_at)
    values (${paymentId}, ${buyer.companyId}, ${buyer.userId}, 'captured', ${total}, '{}', ${placed}, ${placed})`.execute(
    db,
  );
  const { rows } = await sql<{ id: number }>`
    insert into orders (payment_id, buyer_company_id, seller_company_id, state, goods_total, shipping_fee, vat_total, total,
      commission, address, created_at, ship_by, shipped_at, refunded_goods)
    values (${paymentId}, ${buyer.companyId}, ${parties.sellerId}, ${facts.state}, ${goods}, ${facts.shippingFee}, 0,
      ${total}, ${Math.round(goods * 0.06)}, '{}', ${placed}, ${new Date(placed.getTime() + 48 * 3_600_000)}, ${shippedAt},
      ${gone})
    returning id`.execute(db);
  const orderId = rows[0]?.id ?? 0;
  for (const { no, of, quantity, unitPrice, unitCost, psf, back, kind } of lines) {
    await sql`
      insert into order_line (order_id, line_no, listing_id, product_id, product_name, barcode, quantity, unit_price,
        vat_rate, line_total, refunded_quantity, unit_cost, psf)
      values (${orderId}, ${no}, ${of.listingId}, ${of.productId}, 'Ürün', '0', ${quantity}, ${unitPrice}, 20,
        ${quantity * unitPrice}, ${back}, ${unitCost}, ${psf})`.execute(db);
    if (back === 0) continue;
    await sql`
      with refund as (
        insert into order_refund (order_id, kind, goods, shipping, card_amount, wallet_amount)
        values (${orderId}, ${kind}, ${back * unitPrice}, 0, ${back * unitPrice}, 0) returning id
      )
      insert into order_refund_line (refund_id, order_id, line_no, quantity, amount)
      select id, ${orderId}, ${no}, ${back}, ${back * unitPrice} from refund`.execute(db);
  }
  return orderId;
}
