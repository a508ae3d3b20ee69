import { randomUUID } from 'node:crypto';
import { allocate } from '@havan/domain/money';
import * as fc from 'fast-check';
import { sql } from 'kysely';
import { Client } from 'pg';
import { beforeAll, describe, expect, test } from 'vitest';
import { withTransaction } from '../../../core/db/transaction.ts';
import { makeCompany } from '../../../testing/factories.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { post, postCapture, postRefund, postRelease } from './ledger.service.ts';
import { balances, insertEntry } from './ledger.sql.ts';

const database = testDatabase();
const accounts = [
  'bank',
  'buyerCard',
  'escrow',
  'sellerPayable',
  'wallet',
  'commission',
  'commissionVat',
  'shipping',
] as const;
let buyer: number;
let seller: number;
beforeAll(async () => {
  buyer = await makeCompany(database.db, 'pharmacy');
  seller = await makeCompany(database.db, 'merchant');
});

async function payment(amount: number): Promise<string> {
  const id = randomUUID();
  const userId = await database.db
    .insertInto('app_user')
    .values({
      company_id: buyer,
      username: id.slice(0, 13),
      name: 'D',
      surname: 'Y',
      email: id,
      phone: '0',
      password_hash: '',
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await database.db
    .insertInto('payment')
    .values({
      id,
      buyer_company_id: buyer,
      buyer_user_id: userId.id,
      state: 'captured',
      amount,
      snapshot: '{}',
      expires_at: new Date(),
    })
    .execute();
  return id;
}

async function order(paymentId: string, goods: number, shipping: number): Promise<number> {
  const { id } = await database.db
    .insertInto('orders')
    .values({
      payment_id: paymentId,
      buyer_company_id: buyer,
      seller_company_id: seller,
      state: 'awaitingBuyerApproval',
      goods_total: goods,
      shipping_fee: shipping,
      vat_total: 0,
      total: goods + shipping,
      commission: 0,
      address: '{}',
      ship_by: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function asOwner(statement: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

const sumOfAll = async () => (await balances(database.db)).reduce((sum, { amount }) => sum + amount, 0);

// @spec buying balanced-ledger refunds

describe('an entry', () => {
  test('that does not balance is refused before the database, and by the database', async () => {
    await expect(
      post(database.db, { kind: 'adjustment', paymentId: null, orderId: null }, [
        { kind: 'bank', companyId: null, amount: 2 },
        { kind: 'escrow', companyId: null, amount: -1 },
      ]),
    ).rejects.toThrow('out of balance');
    const one = (await balances(database.db))[0];
    expect(one).toBeUndefined();
    await expect(
      insertEntry(database.db, { kind: 'adjustment', paymentId: null, orderId: null }, [
        { kind: 'bank', companyId: null, amount: 5 },
      ]),
    ).rejects.toThrow('does not balance');
  });

  test('is never changed or deleted', async () => {
    await post(database.db, { kind: 'adjustment', paymentId: null, orderId: null }, [
      { kind: 'bank', companyId: null, amount: 2 },
      { kind: 'escrow', companyId: null, amount: -2 },
    ]);
    for (const statement of [
      'update ledger_posting set amount = 1',
      'delete from ledger_posting',
      'delete from ledger_entry',
      'update ledger_account set company_id = null',
      'delete from ledger_account',
    ]) {
      // The role of the API lacks the permission, and a trigger refuses the change to the owner of the tables.
      await expect(sql`${sql.raw(statement)}`.execute(database.db)).rejects.toThrow('permission denied');
      await expect(asOwner(statement)).rejects.toThrow('append-only');
    }
  });

  test('cannot be emptied by the API, which may not truncate', async () => {
    await expect(sql`truncate ledger_posting`.execute(database.db)).rejects.toThrow('permission denied');
  });

  test('is checked at commit, even if a transaction changes its constraints', async () => {
    for (const words of [
      'set constraints all deferred',
      'set local session_replication_role = replica',
      'alter table ledger_posting disable trigger all',
    ]) {
      const half = withTransaction(database.db, async (trx) => {
        await sql`${sql.raw(words)}`.execute(trx);
        await insertEntry(trx, { kind: 'adjustment', paymentId: null, orderId: null }, [
          { kind: 'bank', companyId: null, amount: 7 },
        ]);
      });
      await expect(half).rejects.toThrow(/does not balance|permission denied|must be owner/);
    }
  });

  test('makes no wallet negative, except by a refund', async () => {
    const take = (kind: 'adjustment' | 'refund') =>
      post(database.db, { kind, paymentId: null, orderId: null }, [
        { kind: 'wallet', companyId: seller, amount: -500 },
        { kind: 'bank', companyId: null, amount: 500 },
      ]);
    await expect(take('adjustment')).rejects.toThrow('does not cover');
    await take('refund');
    await post(database.db, { kind: 'adjustment', paymentId: null, orderId: null }, [
      { kind: 'wallet', companyId: seller, amount: 500 },
      { kind: 'bank', companyId: null, amount: -500 },
    ]);
  });

  test('lets one of many takers have the last kuruş of a wallet', async () => {
    const company = await makeCompany(database.db, 'merchant');
    const move = (amount: number) =>
      post(database.db, { kind: 'adjustment', paymentId: null, orderId: null }, [
        { kind: 'wallet', companyId: company, amount },
        { kind: 'bank', companyId: null, amount: -amount },
      ]);
    await move(1000);
    const taken = await Promise.allSettled(Array.from({ length: 8 }, () => move(-600)));
    expect(taken.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await balances(database.db)).find(({ companyId }) => companyId === company)?.amount).toBe(400);
  });

  test('of a capture and of a release exists once', async () => {
    const id = await payment(1000);
    const money = { id, buyerCompanyId: buyer, amount: 1000 };
    await postCapture(database.db, money);
    await expect(postCapture(database.db, money)).rejects.toThrow('ledger_entry_capture');
    const orderId = await order(id, 900, 100);
    const shared = {
      orderId,
      paymentId: id,
      buyerCompanyId: buyer,
      sellerCompanyId: seller,
      goodsTotal: 900,
      shippingFee: 100,
      commission: 54,
      campaignSubsidy: 0,
      pointsAmount: 0,
      refundedGoods: 0,
      refundedShipping: 0,
    };
    await postRelease(database.db, shared);
    await expect(postRelease(database.db, shared)).rejects.toThrow('ledger_entry_release');
  });
});

test('balanced movements keep the ledger at zero, and every account is the sum of its postings', async () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1000 }), {
    minLength: 1,
    maxLength: accounts.length - 1,
  });
  const entries = fc.array(fc.tuple(fc.integer({ min: 1, max: 1_000_000_000 }), weights), {
    minLength: 1,
    maxLength: 12,
  });
  await fc.assert(
    fc.asyncProperty(entries, async (all) => {
      await withTransaction(database.db, async (trx) => {
        for (const [total, given] of all) {
          const parts = allocate(total, given.every((weight) => weight === 0) ? given.map(() => 1) : given);
          await post(trx, { kind: 'adjustment', paymentId: null, orderId: null }, [
            { kind: 'escrow', companyId: null, amount: -total },
            ...parts.map((amount, index) => ({
              kind: accounts.filter((kind) => kind !== 'escrow')[index] ?? 'bank',
              companyId: index % 2 === 0 ? null : seller,
              amount,
            })),
          ]);
        }
      });
      expect(await sumOfAll()).toBe(0);
    }),
    { numRuns: 40 },
  );
});

test('twenty concurrent captures, refunds and releases leave the ledger at zero and escrow with the held amounts', async () => {
  const escrowBefore = (await balances(database.db)).find(({ kind }) => kind === 'escrow')?.amount ?? 0;
  await Promise.all(
    Array.from({ length: 20 }, async (_, index) => {
      const id = await payment(10_000 + index);
      await withTransaction(database.db, (trx) =>
        postCapture(trx, { id, buyerCompanyId: buyer, amount: 10_000 + index }),
      );
      if (index % 2 === 0) {
        await postRefund(database.db, {
          paymentId: id,
          orderId: null,
          buyerCompanyId: buyer,
          amount: 10_000 + index,
        });
      }
    }),
  );
  expect(await sumOfAll()).toBe(0);
  const escrow = (await balances(database.db)).find(({ kind }) => kind === 'escrow')?.amount ?? 0;
  expect(escrow - escrowBefore).toBe(10 * 10_000 + 100);
});
