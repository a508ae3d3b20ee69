import { randomUUID } from 'node:crypto';
import type { MemoryBank } from '@havan/api/testing/memory-bank';
import { Shop } from '@havan/api/testing/shop';
import type { TestApp } from '@havan/api/testing/test-app';
import { sql } from 'kysely';

/** Things that belong to companies other than the one that asks. A new kind of thing gets a line here. */
export interface Others {
  readonly orderId: number;
  readonly paymentId: string;
  readonly addressId: number;
  readonly notificationId: number;
  readonly sessionId: string;
  readonly smartCartId: string;
  readonly removalId: string;
  readonly caseId: number;
  readonly withdrawalId: string;
  /** The owner of a company, and somebody it has invited. */
  readonly userId: number;
  readonly invitationId: string;
  /** A question about what only the stranger sells. */
  readonly questionId: number;
  readonly invoiceId: number;
  readonly cardId: number;
  /** Of the pharmacy with its seller. */
  readonly conversationId: number;
}

/** A pharmacy that has bought from a merchant: both are strangers to whoever asks later. */
export async function makeOthers(app: TestApp, bank: MemoryBank): Promise<Others> {
  const { db } = app.database;
  const shop = new Shop(app, bank);
  const seller = await shop.seller();
  const buyer = await shop.buyer([seller.listingId, 2]);
  const paymentId = await shop.buy(buyer);
  const owner = { company_id: buyer.companyId };
  const [order, address, notification, session] = await Promise.all([
    db.selectFrom('orders').select('id').where('payment_id', '=', paymentId).executeTakeFirstOrThrow(),
    db.selectFrom('address').select('id').where('company_id', '=', buyer.companyId).executeTakeFirstOrThrow(),
    db
      .insertInto('notification')
      .values({ ...owner, main_category_id: 5, sub_category_id: 51, body: 'Bildirim', redirect_url: null })
      .returning('id')
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('session_family')
      .select('id')
      .where('user_id', '=', buyer.userId)
      .executeTakeFirstOrThrow(),
  ]);
  const smartCartId = randomUUID();
  await sql`insert into smart_cart (id, company_id, request, answer, state)
            values (${smartCartId}, ${buyer.companyId}, '{}', '{}', 'best')`.execute(db);
  const removalId = randomUUID();
  await db
    .insertInto('basket_removal')
    .values({
      id: removalId,
      company_id: buyer.companyId,
      lines: '[]',
      put_in: '[]',
      removed_at: app.clock.now(),
    })
    .execute();
  const opened = await db
    .insertInto('order_case')
    .values({
      order_id: order.id,
      kind: 'return',
      state: 'open',
      refund_target: 'card',
      answer_by: app.clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const withdrawalId = randomUUID();
  await sql`insert into withdrawal (id, company_id, user_id, amount, iban, account_owner, state, send_at)
            values (${withdrawalId}, ${buyer.companyId}, ${buyer.userId}, 100, ${`TR${'0'.repeat(24)}`}, 'Deniz Yılmaz',
                    'requested', ${app.clock.now()})`.execute(db);
  const invitationId = randomUUID();
  const now = app.clock.now();
  await db
    .insertInto('staff_invitation')
    .values({
      ...owner,
      id: invitationId,
      email: 'davet@ornek.example',
      role: 'staff',
      invited_by: buyer.userId,
      sent_at: now,
      expires_at: new Date(now.getTime() + 3_600_000),
    })
    .execute();
  const asked = await sql<{ id: number }>`
    insert into product_question (product_id, company_id, user_id, body, asked_at)
    select product_id, ${buyer.companyId}, ${buyer.userId}, 'Ambalajı yeni tasarım mı?', ${app.clock.now()}
    from listing where id = ${seller.listingId}
    returning id`.execute(db);
  const { id: invoiceId } = await db
    .insertInto('invoice_detail')
    .values({ ...owner, title: 'T', tax_office: 'K', tax_or_identity_number: '1', address: 'A' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: cardId } = await db
    .insertInto('saved_card')
    .values({ ...owner, token: 'tok_of_another', brand: 'visa', last_four: '0016' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: conversationId } = await db
    .insertInto('conversation')
    .values({ buyer_id: buyer.companyId, seller_id: seller.companyId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    questionId: asked.rows[0]?.id ?? 0,
    orderId: order.id,
    paymentId,
    addressId: address.id,
    notificationId: notification.id,
    sessionId: session.id,
    smartCartId,
    removalId,
    caseId: opened.id,
    withdrawalId,
    userId: buyer.userId,
    invitationId,
    invoiceId,
    cardId,
    conversationId,
  };
}
