import { bonusTierCalls as calls } from '@havan/contract/backoffice/money/bonus-tiers';
import { withTransaction } from '../../../core/db/transaction.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { bonusOverview, changeTiers } from '../../money/turnover-bonus/bonus-tiers.service.ts';
import { record } from '../audit/record.ts';

export const bonusTierRoutes: readonly Binding[] = [
  bind(calls.getBonusTiers, (_request, { ctx }) => bonusOverview(ctx)),
  bind(calls.saveBonusTiers, (request, { ctx, operator, caller }) =>
    withTransaction(ctx.db, async (trx) => {
      const inside = { ...ctx, db: trx };
      const { coming, current } = await bonusOverview(inside);
      const before = coming.find(({ validFrom }) => validFrom === request.validFrom) ?? current;
      const after = await changeTiers(inside, request);
      await record(trx, ctx.clock.now(), operator, caller, {
        action: 'bonusTiers.change',
        subject: ['bonusTiers', request.validFrom],
        before,
        after,
      });
      return after;
    }),
  ),
];
