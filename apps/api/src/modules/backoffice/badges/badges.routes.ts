import { operatorBadgeCalls } from '@havan/contract/backoffice/review/badges';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import {
  badgeApplicationForOperator,
  badgesForOperator,
  revokeBadge,
} from '../../listings/badges/badge-ruling.service.ts';
import { record } from '../audit/record.ts';

export const operatorBadgeRoutes: readonly Binding[] = [
  bind(operatorBadgeCalls.getBadgeApplication, ({ applicationId }, { ctx }) =>
    badgeApplicationForOperator(ctx, applicationId),
  ),
  bind(operatorBadgeCalls.getCompanyBadges, ({ companyId }, { ctx }) => badgesForOperator(ctx, companyId)),
  bind(operatorBadgeCalls.endBadge, (request, { ctx, operator, caller }) =>
    withTransaction(ctx.db, async (trx) => {
      const { brand, type, until } = await revokeBadge({ ...ctx, db: trx }, request);
      await record(trx, ctx.clock.now(), operator, caller, {
        action: 'badge.end',
        subject: ['company', request.companyId],
        before: { brand, type, until },
        after: { reason: request.reason },
      });
      return { until };
    }),
  ),
];
