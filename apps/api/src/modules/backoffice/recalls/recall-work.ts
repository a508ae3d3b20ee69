import type { Recall } from '@havan/contract/backoffice/risk/recalls';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import { recalledGoods } from '@havan/domain/recall';
import type { Context } from '../../../core/context.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';
import { suspendListings } from '../../listings/suspension/suspension.service.ts';
import { insertNotifications } from '../../notifications/inbox/inbox.service.ts';
import * as sql from './recalls.sql.ts';

interface StandingRecall {
  readonly id: number;
  readonly product_name: string;
  readonly lot: string | null;
  readonly reason: string;
}

/** Orders whose buyers are notified in one transaction. */
const chunkSize = 500;

/** Freezes the listings of the goods that are not frozen yet; the operator is absent when a job calls it. */
export async function freeze(
  { db, clock }: Context,
  recall: StandingRecall,
  operatorId: number | null,
): Promise<void> {
  const moved = await suspendListings(db, await sql.findUnfrozen(db, recall.id), {
    cause: 'recall',
    reason: `Geri çağırma: ${recall.reason}`,
    operatorId,
    at: clock.now(),
  });
  if (moved.length > 0) await sql.addToListings(db, recall.id, moved.length);
}

/** Adds the orders that hold units of the goods, and notifies their sellers; the buyers follow in chunks. */
export async function gatherOrders({ db, clock }: Context, recall: StandingRecall): Promise<void> {
  const sellers = await sql.addOrders(db, recall.id);
  if (sellers.length === 0) return;
  await sql.writeRecallState(db, recall.id, 'running');
  await insertNotifications(
    db,
    sellers.map((companyId) => ({
      companyId,
      mainCategoryId: notificationMainCategories.sales,
      subCategoryId: notificationKinds.recallOfSales,
      body: `“${recalledGoods(recall.product_name, recall.lot)}” geri çağrıldı. ${recall.reason} Sattığınız siparişlerin alıcılarına bildirildi; göndermediklerinizi göndermeyin.`,
      redirectUrl: '/myprofile/orders',
      issueDate: clock.now(),
    })),
  );
}

/** Notifies the companies that were notified of a recall that it has ended; until then they set the goods aside. */
export async function reportEnd(
  { db, clock }: Context,
  recall: Pick<Recall, 'recallId' | 'productName' | 'lot'>,
  reason: string,
): Promise<void> {
  const body = `“${recalledGoods(recall.productName, recall.lot)}” için geri çağırma sona erdi. ${reason}`;
  const issueDate = clock.now();
  const [buyers, sellers] = await pipeline(db, [
    (one) => sql.findNotified(one, recall.recallId, 'buyer'),
    (one) => sql.findNotified(one, recall.recallId, 'seller'),
  ]);
  const notices = [
    ...buyers.map(({ company_id, order_id }) => ({
      companyId: company_id,
      mainCategoryId: notificationMainCategories.purchases,
      subCategoryId: notificationKinds.recall,
      body,
      redirectUrl: `/myprofile/orderdetail/purchased/${order_id}`,
      issueDate,
    })),
    ...sellers.map(({ company_id }) => ({
      companyId: company_id,
      mainCategoryId: notificationMainCategories.sales,
      subCategoryId: notificationKinds.recallOfSales,
      body,
      redirectUrl: '/myprofile/orders',
      issueDate,
    })),
  ];
  for (let start = 0; start < notices.length; start += chunkSize)
    // They share one connection, so chunks follow one another.
    await insertNotifications(db, notices.slice(start, start + chunkSize));
}

/** Notifies the buyers of a chunk of orders; @returns whether more wait. */
async function notifyBuyers({ db, clock }: Context, recall: StandingRecall): Promise<boolean> {
  const at = clock.now();
  const orders = await sql.takeWaitingOrders(db, recall.id, at, chunkSize);
  await insertNotifications(
    db,
    orders.map(({ order_id, buyer_id, units }) => ({
      companyId: buyer_id,
      mainCategoryId: notificationMainCategories.purchases,
      subCategoryId: notificationKinds.recall,
      body: `“${recalledGoods(recall.product_name, recall.lot)}” geri çağrıldı. ${recall.reason} ${order_id} numaralı siparişinizde ${units} adet var; kullanmayın ve satmayın.`,
      redirectUrl: `/myprofile/orderdetail/purchased/${order_id}`,
      issueDate: at,
    })),
  );
  if (orders.length > 0) return true;
  await sql.writeRecallState(db, recall.id, 'standing');
  return false;
}

/** Continues every open recall: freezes listings and adds orders made since, and notifies buyers. */
export async function keepRecalls(ctx: Context): Promise<void> {
  for (const recall of await sql.findStandingRecalls(ctx.db)) {
    for (let isFirst = true, goesOn = true; goesOn; isFirst = false) {
      const gathers = isFirst;
      // Each chunk is its own transaction, and the oldest recall comes first.
      goesOn = await withTransaction(ctx.db, async (trx) => {
        const inside = { ...ctx, db: trx };
        if (!(await sql.lockStanding(trx, recall.id))) return false;
        if (gathers) {
          await freeze(inside, recall, null);
          await gatherOrders(inside, recall);
        }
        return notifyBuyers(inside, recall);
      });
    }
  }
}

export const recallJobs: readonly Job[] = [{ name: 'recalls', everySeconds: 2, run: keepRecalls }];
