import { randomUUID } from 'node:crypto';
import type { MemoryBank } from '@havan/api/testing/ports/memory-bank';
import { Shop } from '@havan/api/testing/shop';
import type { TestApp } from '@havan/api/testing/test-app';
import { sql } from 'kysely';

/** Records that belong to companies other than the caller's. A new kind of record gets a line here. */
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
  readonly statementId: number;
  readonly payoutAccountId: string;
  /** The owner of a company, and an invited user. */
  readonly userId: number;
  readonly invitationId: string;
  /** A question about a product that only the other company sells. */
  readonly questionId: number;
  readonly invoiceId: number;
  readonly cardId: number;
  /** Of the pharmacy with its seller. */
  readonly conversationId: number;
  /** The seller's message in it. */
  readonly messageId: number;
  /** A message template of the seller. */
  readonly templateId: number;
  /** Of the pharmacy. */
  readonly ticketId: number;
  /** Of the seller. */
  readonly listingId: number;
  /** A draft of the seller. */
  readonly eInvoiceId: number;
  readonly eInvoiceBatchId: string;
  /** A key of the seller. */
  readonly apiKeyId: number;
  /** A report about the listing of the seller. */
  readonly issueId: number;
  /** A product that the seller has requested. */
  readonly productRequestId: number;
  /** An address of the seller. */
  readonly webhookId: number;
  /** A browser of the buyer that shows notifications. */
  readonly pushDeviceId: number;
  /** A notice of the seller about a medical device. */
  readonly utsNoticeId: number;
}

/** Creates a pharmacy that has bought from a merchant; both are foreign to later callers. */
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
  const statementId = await makeStatement(app, seller.companyId);
  const withdrawalId = randomUUID();
  await sql`insert into withdrawal (id, company_id, user_id, amount, iban, account_owner, state, send_at)
            values (${withdrawalId}, ${buyer.companyId}, ${buyer.userId}, 100, ${`TR${'0'.repeat(24)}`}, 'Deniz Yılmaz',
                    'requested', ${app.clock.now()})`.execute(db);
  const payoutAccountId = randomUUID();
  await sql`insert into payout_account (id, company_id, iban, owner_name, added_by, created_at, verified_at)
            values (${payoutAccountId}, ${buyer.companyId}, 'TR330006100519786457841326', 'Deneme', ${buyer.userId},
                    ${app.clock.now()}, ${app.clock.now()})`.execute(db);
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
  const { id: messageId } = await db
    .insertInto('message')
    .values({ conversation_id: conversationId, sender_id: seller.companyId, body: 'Merhaba' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: templateId } = await db
    .insertInto('message_template')
    .values({ company_id: seller.companyId, name: 'Deneme', body: 'Merhaba', changed_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: ticketId } = await db
    .insertInto('support_ticket')
    .values({
      ...owner,
      user_id: buyer.userId,
      category: 'account',
      subject: 'Deneme',
      state: 'open',
      created_at: now,
      changed_at: now,
      seen_at: now,
      waits_since: now,
      due_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: eInvoiceId } = await db
    .insertInto('e_invoice')
    .values({
      company_id: seller.companyId,
      other_company_id: buyer.companyId,
      order_id: order.id,
      kind: 'sale',
      state: 'draft',
      ettn: randomUUID(),
      profile: 'EARSIVFATURA',
      recipient_name: 'Deneme',
      recipient_tax_number: '1234567890',
      net: 1,
      vat_1: 0,
      vat_10: 0,
      vat_20: 0,
      total: 1,
      document: '{}',
      units: '[]',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const eInvoiceBatchId = randomUUID();
  await db
    .insertInto('e_invoice_batch')
    .values({ id: eInvoiceBatchId, company_id: seller.companyId, user_id: seller.userId, created_at: now })
    .execute();
  const { id: apiKeyId } = await db
    .insertInto('api_key')
    .values({
      company_id: seller.companyId,
      user_id: seller.userId,
      name: 'Deneme',
      hash: Buffer.alloc(32),
      hint: 'abcd',
      scopes: ['orders.read'],
      networks: [],
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const issue = await sql<{ id: number }>`
    insert into product_issue (product_id, listing_id, user_id, company_id, category, reported_at)
    select product_id, id, ${buyer.userId}, ${buyer.companyId}, 'notGenuine', ${now}
    from listing where id = ${seller.listingId}
    returning id`.execute(db);
  const requested = await sql<{ id: number }>`
    insert into product_request (company_id, user_id, barcode, name, brand, kind, created_at)
    values (${seller.companyId}, ${seller.userId}, '8690000417261', 'Deneme', 'Deneme', 'general', ${now})
    returning id`.execute(db);
  const { id: webhookId } = await db
    .insertInto('webhook')
    .values({
      company_id: seller.companyId,
      url: 'https://ornek.example/',
      events: ['stock.low'],
      secret: Buffer.alloc(32),
      created_by: seller.userId,
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const { id: pushDeviceId } = await db
    .insertInto('push_device')
    .values({
      user_id: buyer.userId,
      family_id: session.id,
      endpoint: 'https://push.example/1',
      p256dh: 'A'.repeat(87),
      auth: 'A'.repeat(22),
      user_agent: '',
      created_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const notice = await sql<{ id: number }>`
    insert into uts_notice (kind, company_id, other_id, order_id, line_no, quantity, moved_on)
    values ('supply', ${seller.companyId}, ${buyer.companyId}, ${order.id}, 1, 2, ${now}::date)
    returning id`.execute(db);
  return {
    utsNoticeId: notice.rows[0]?.id ?? 0,
    webhookId,
    pushDeviceId,
    apiKeyId,
    issueId: issue.rows[0]?.id ?? 0,
    productRequestId: requested.rows[0]?.id ?? 0,
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
    statementId,
    payoutAccountId,
    userId: buyer.userId,
    invitationId,
    invoiceId,
    cardId,
    conversationId,
    messageId,
    templateId,
    ticketId,
    listingId: seller.listingId,
    eInvoiceId,
    eInvoiceBatchId,
  };
}

/** Returns a weekly statement of a company. */
async function makeStatement(app: TestApp, companyId: number): Promise<number> {
  const { db } = app.database;
  await sql`insert into payout_statement_week (week_start, closed_at, last_entry_id) values ('2026-11-09', now(), 0)`.execute(
    db,
  );
  const { id } = await db
    .insertInto('payout_statement')
    .values({
      number: 'HK-2026-000001',
      company_id: companyId,
      week_start: '2026-11-09',
      opening_balance: 0,
      closing_balance: 0,
      created_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
