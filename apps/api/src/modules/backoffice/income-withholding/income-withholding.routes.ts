import { incomeWithholdingCalls as calls } from '@havan/contract/backoffice/money/income-withholding';
import type { Caller, Context } from '../../../core/context.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import type { Operator } from '../../../core/operator.ts';
import { askExemption, reviewExemption } from '../../money/withholding/exemptions.service.ts';
import { payTax, taxPaymentOf } from '../../money/withholding/tax-payment.service.ts';
import { changeRate, withheldInMonth, withholdingDesk } from '../../money/withholding/withholding.service.ts';
import { record } from '../audit/record.ts';

interface Handled {
  readonly ctx: Context;
  readonly operator: Operator;
  readonly caller: Caller;
}

interface Act<T> {
  /** The action of the audit entry, after `incomeWithholding.`. */
  readonly verb: string;
  readonly subject: string;
  readonly before: object | null;
  readonly after: T;
}

/**
 * Runs a change of the withholding and writes its audit entry, in one transaction; returns the state after the change.
 */
const act = <T extends object>(
  { ctx, operator, caller }: Handled,
  work: (inside: Context) => Promise<Act<T>>,
): Promise<T> =>
  withTransaction(ctx.db, async (trx) => {
    const { verb, subject, before, after } = await work({ ...ctx, db: trx });
    await record(trx, ctx.clock.now(), operator, caller, {
      action: `incomeWithholding.${verb}`,
      subject: ['incomeWithholding', subject],
      before,
      after,
    });
    return after;
  });

export const incomeWithholdingRoutes: readonly Binding[] = [
  bind(calls.getIncomeWithholding, ({ month }, { ctx, operator }) => withholdingDesk(ctx, operator, month)),
  bind(calls.saveIncomeWithholdingRate, (request, handled) =>
    act(handled, async (inside) => {
      const { firstDay } = request;
      const { rates } = await withheldInMonth(inside, firstDay.slice(0, 7));
      const before = rates.findLast((rate) => rate.firstDay <= firstDay) ?? null;
      return { verb: 'change', subject: firstDay, before, after: await changeRate(inside, request) };
    }),
  ),
  bind(calls.payIncomeWithholding, (request, handled) =>
    act(handled, async (inside) => {
      const before = await taxPaymentOf(inside, handled.operator, request.month);
      const after = await payTax(inside, handled.operator, request);
      return { verb: after.settledAt ? 'pay' : 'sayPaid', subject: request.month, before, after };
    }),
  ),
  bind(calls.saveWithholdingExemption, (request, handled) =>
    act(handled, async (inside) => {
      const after = await askExemption(inside, handled.operator, request);
      return { verb: 'askExemption', subject: String(after.exemptionId), before: null, after };
    }),
  ),
  bind(calls.decideWithholdingExemption, (request, handled) =>
    act(handled, async (inside) => {
      const { before, after } = await reviewExemption(inside, handled.operator, request);
      return { verb: `${request.decision}Exemption`, subject: String(request.exemptionId), before, after };
    }),
  ),
];
