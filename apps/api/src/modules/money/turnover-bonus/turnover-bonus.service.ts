import type { ResultOf } from '@havan/contract/call';
import type { getTurnoverBonus } from '@havan/contract/money/turnover-bonus';
import { payoutWayOf } from '@havan/domain/payout-statement';
import { bonusStanding } from '@havan/domain/turnover-bonus';
import type { Actor, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { pipeline } from '../../../core/db/pipeline.ts';
import type { Job } from '../../../core/jobs-runner/job.ts';
import { post } from '../ledger/ledger.service.ts';
import { monthFrom } from './month-from.ts';
import * as sql from './turnover-bonus.sql.ts';

const shownBonuses = 12;
const batch = 200;

/** Returns the position of a seller in this month, and its earlier bonuses. */
export async function turnoverBonus(
  { db, clock }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
): Promise<ResultOf<typeof getTurnoverBonus>> {
  const month = monthFrom(clock.now(), 0);
  const [tiers, turnover, paid] = await pipeline(db, [
    (one) => sql.tiersOf(one, month),
    (one) => sql.turnoverOf(one, companyId, month),
    (one) => sql.paidBonuses(one, companyId, shownBonuses),
  ]);
  return { month, turnover, tiers, paid, ...bonusStanding(turnover, tiers) };
}

/**
 * Pays the bonus of the last month, one company at a time: into its wallet, or with its next payout. Refunds after the
 * end of the month do not change it.
 */
export async function payBonuses(ctx: Context): Promise<void> {
  const month = monthFrom(ctx.clock.now(), -1);
  const tiers = await sql.tiersOf(ctx.db, month);
  const [least] = tiers;
  if (!least) return;
  for (;;) {
    const waiting = await sql.unpaidTurnovers(ctx.db, month, least.from, batch);
    for (const { company_id: companyId, company_type: type, turnover } of waiting) {
      const { bonus: amount, basisPoints } = bonusStanding(turnover, tiers);
      const account = payoutWayOf(type) === 'wallet' ? 'wallet' : 'sellerPayable';
      await withTransaction(ctx.db, async (trx) => {
        if (
          !(await sql.insertBonus(trx, companyId, { month, turnover, basisPoints, amount }, ctx.clock.now()))
        )
          return;
        await post(trx, { kind: 'bonus', paymentId: null, orderId: null }, [
          { kind: 'campaign', companyId: null, amount: -amount },
          { kind: account, companyId, amount },
        ]);
      });
    }
    if (waiting.length < batch) return;
  }
}

export const turnoverBonusJobs: readonly Job[] = [
  { name: 'turnover-bonus', everySeconds: 3600, run: payBonuses },
];
