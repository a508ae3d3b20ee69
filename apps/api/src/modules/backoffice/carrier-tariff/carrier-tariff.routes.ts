import { carrierTariffCalls as calls } from '@havan/contract/backoffice/money/carrier-tariff';
import { withTransaction } from '../../../core/db/transaction.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import {
  carrierTariff,
  carrierTracking,
  importTariff,
  saveTracking,
} from '../../money/carrier-pricing/carrier-pricing.service.ts';
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
  bind(calls.getCarrierTracking, (_request, { ctx }) => carrierTracking(ctx)),
  bind(calls.saveCarrierTracking, (request, { ctx, operator, caller }) =>
    withTransaction(ctx.db, async (trx) => {
      const { before, after } = await saveTracking({ ...ctx, db: trx }, request);
      await record(trx, ctx.clock.now(), operator, caller, {
        action: 'carrierTracking.save',
        subject: ['carrier', request.carrierId],
        before: { address: before },
        after: { address: request.address },
      });
      return after;
    }),
  ),
];
