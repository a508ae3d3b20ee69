import type { ResultOf } from '@havan/contract/call';
import type { getOrdersPendingTransfer } from '@havan/contract/money/payout-statements';
import { addDays, formatIsoDay, istanbulIsoDay, istanbulMidnight, parseIsoDay } from '@havan/domain/istanbul';
import { nextPayoutDay, payoutDayOf, payoutWayOf } from '@havan/domain/payout-statement';
import type { Actor, Context } from '../../../core/context.ts';
import { balanceOf } from '../ledger/ledger.service.ts';
import { rateNow } from '../withholding/withholding.service.ts';
import { findCompanyType, pendingDays } from './pending-transfer.sql.ts';

type Pending = ResultOf<typeof getOrdersPendingTransfer>;

/**
 * Returns the amounts still to be paid to a company, with their days. With a wallet an order is due when it is earned;
 * otherwise on the payout day after its week, and the rest of the account (a claw-back, a returned payment) on the
 * next.
 */
export async function pendingTransfer(
  { db, clock }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
): Promise<Pending> {
  const way = payoutWayOf(await findCompanyType(db, companyId));
  const rows = await pendingDays(db, companyId, await rateNow({ db, clock }, companyId));
  const now = clock.now();
  const today = istanbulIsoDay(now);
  const dues = rows.flatMap(({ day, is_earned: isEarned, amount, orders }) => {
    if (day === null) return [];
    // An amount that was not paid on its day is paid on the next payout day.
    const next = formatIsoDay(nextPayoutDay(now));
    if (way === 'account') return [{ day: later(accountDay(day), next), amount, orders }];
    return [{ day: isEarned || day < today ? today : day, amount, orders }];
  });
  if (way === 'account') {
    const earned = rows.reduce((sum, row) => sum + (row.is_earned ? row.amount : 0), 0);
    const balance =
      (await balanceOf(db, 'sellerPayable', companyId)) + (await balanceOf(db, 'wallet', companyId));
    if (balance !== earned)
      dues.push({ day: formatIsoDay(nextPayoutDay(now)), amount: balance - earned, orders: 0 });
  }
  const dayless = (isShipped: boolean) => {
    const group = rows.filter(({ day, is_shipped }) => day === null && is_shipped === isShipped);
    return {
      amount: group.reduce((sum, { amount }) => sum + amount, 0),
      orders: group.reduce((sum, { orders }) => sum + orders, 0),
    };
  };
  return { way, days: byDay(dues), underway: dayless(true), unshipped: dayless(false) };
}

/** Returns the later one of two ISO days. */
const later = (a: string, b: string): string => (a < b ? b : a);

/** Returns the payout day of what is earned on an ISO day. */
function accountDay(day: string): string {
  const earned = parseIsoDay(day);
  if (!earned) throw new Error(`no day: ${day}`);
  // The last moment of that day lies in its week.
  return formatIsoDay(payoutDayOf(new Date(istanbulMidnight(addDays(earned, 1)).getTime() - 1)));
}

function byDay(dues: readonly Pending['days'][number][]): Pending['days'] {
  const days = new Map<string, Pending['days'][number]>();
  for (const { day, amount, orders } of dues) {
    const sum = days.get(day) ?? { day, amount: 0, orders: 0 };
    days.set(day, { day, amount: sum.amount + amount, orders: sum.orders + orders });
  }
  return [...days.values()].toSorted((a, b) => a.day.localeCompare(b.day));
}
