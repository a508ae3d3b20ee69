import { incomeWithholdingCalls as calls } from '@havan/contract/backoffice/money/income-withholding';
import { withTransaction } from '../../../core/db/transaction.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { changeRate, withheldInMonth } from '../../money/withholding/withholding.service.ts';
import { record } from '../audit/record.ts';

export const incomeWithholdingRoutes: readonly Binding[] = [
  bind(calls.getIncomeWithholding, ({ month }, { ctx }) => withheldInMonth(ctx, month)),
  bind(calls.saveIncomeWithholdingRate, (request, { ctx, operator, caller }) =>
    withTransaction(ctx.db, async (trx) => {
      const inside = { ...ctx, db: trx };
      const { rates } = await withheldInMonth(inside, request.firstDay.slice(0, 7));
      const after = await changeRate(inside, request);
      await record(trx, ctx.clock.now(), operator, caller, {
        action: 'incomeWithholding.change',
        subject: ['incomeWithholding', request.firstDay],
        before: rates.findLast(({ firstDay }) => firstDay <= request.firstDay) ?? null,
        after,
      });
      return after;
    }),
  ),
];
