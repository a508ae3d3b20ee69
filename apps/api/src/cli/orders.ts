import type { Context } from '../core/context.ts';
import { withTransaction } from '../core/db/transaction.ts';
import { actAsPlatform, escalatedCases } from '../modules/sales/cases/cases.service.ts';
import {
  changeForPlatform,
  endWaitingTransfer,
} from '../modules/sales/market-orders/market-orders.service.ts';
import { lockOrder } from '../modules/sales/orders/change-order.ts';
import { StartFailure } from '../core/start-failure.ts';

const usage = `pnpm orders cases                     the cases on which the platform has to rule
pnpm orders rule CASE buyer|seller "WHY"
pnpm orders delivered ORDER           a carrier says that a parcel has arrived
pnpm orders cancel ORDER "WHY"        the money goes back to the buyer`;

/** Runs an operator's commands for orders and cases; returns the output. */
export async function ordersCommand(ctx: Context, args: readonly string[]): Promise<string> {
  const [act = '', id = '', ...words] = args;
  if (act === 'cases') return listCases(ctx);
  const number = Number(id);
  if (!Number.isSafeInteger(number) || number < 1) throw new StartFailure(usage);
  if (act === 'rule') return rule(ctx, number, words);
  if (act === 'delivered') return change(ctx, number, { action: 'deliver' });
  const reason = words.join(' ').trim();
  if (act === 'cancel' && reason.length >= 3) return change(ctx, number, { action: 'cancel', reason });
  throw new StartFailure(usage);
}

async function listCases({ db }: Context): Promise<string> {
  const cases = await escalatedCases(db);
  if (cases.length === 0) return 'No case waits for a ruling.';
  return cases
    .map(({ id, order_id: orderId, kind, note, seller_answer: answer }) =>
      [`${id}  order ${orderId}  ${kind}`, `  buyer:  ${note ?? '-'}`, `  seller: ${answer ?? '-'}`].join(
        '\n',
      ),
    )
    .join('\n');
}

async function rule(ctx: Context, caseId: number, words: readonly string[]): Promise<string> {
  const [side, ...why] = words;
  const reason = why.join(' ').trim();
  if ((side !== 'buyer' && side !== 'seller') || reason.length < 3) throw new StartFailure(usage);
  await actAsPlatform(ctx, caseId, 'platform', side === 'buyer' ? 'ruleForBuyer' : 'ruleForSeller', reason);
  return `Case ${caseId} is ruled for the ${side}.`;
}

async function change(
  ctx: Context,
  orderId: number,
  what: { readonly action: 'deliver' } | { readonly action: 'cancel'; readonly reason: string },
): Promise<string> {
  return withTransaction(ctx.db, async (trx) => {
    // A pre-order ends with its transfer: the stock is released, and the amount that has arrived is sent back.
    if (what.action === 'cancel' && (await endWaitingTransfer({ ...ctx, db: trx }, orderId, what.reason)))
      return `Order ${orderId}: cancel is done.`;
    const order = await lockOrder(trx, orderId);
    if (!order) throw new StartFailure(`There is no order ${orderId}.`);
    await changeForPlatform({ ...ctx, db: trx }, order, what);
    return `Order ${orderId}: ${what.action} is done.`;
  });
}
