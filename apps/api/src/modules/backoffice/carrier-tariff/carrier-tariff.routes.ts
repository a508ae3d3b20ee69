import { carrierTariffCalls as calls } from '@havan/contract/backoffice/money/carrier-tariff';
import { withTransaction } from '../../../core/db/transaction.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { carrierTariff, importTariff } from '../../money/carrier-pricing/carrier-pricing.service.ts';
import { record } from '../audit/record.ts';

export const carrierTariffRoutes: readonly Binding[] = [
  bind(calls.getCarrierTariff, (_request, { ctx }) => carrierTariff(ctx)),
  bind(calls.importCarrierTariff, (request, { ctx, operator, caller }) =>
    withTransaction(ctx.db, async (trx) => {
      const found = await importTariff({ ...ctx, db: trx }, operator.operatorId, request);
      if (!request.isTrial && found.rows.length > 0)
        await record(trx, ctx.clock.now(), operator, caller, {
          action: 'carrierTariff.import',
          subject: ['carrierTariff', found.rows[0]?.validFrom ?? ''],
          before: null,
          after: { rows: found.rows.length, refused: found.problems.length },
        });
      return found;
    }),
  ),
];
