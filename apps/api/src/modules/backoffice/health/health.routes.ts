import { statfs } from 'node:fs/promises';
import { type Health, healthCalls } from '@havan/contract/backoffice/health';
import packageJson from '../../../../package.json' with { type: 'json' };
import { newestMigration } from '../../../core/db/state.sql.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { catalogueOf } from '../../catalogue/catalogue-cache/catalogue-cache.ts';
import { listDead } from '../../notifications/deliveries/deliveries.service.ts';
import { record } from '../audit/record.ts';
import { presentHealth } from './health.presenter.ts';
import { countWaitingMessages, emailOf, findDatabaseState, listJobs } from './health.sql.ts';
import { tryInstallation } from './installation.service.ts';

const shownDead = 100;

/** Returns the free and total space on the volume of a folder; null where the system does not report it. */
async function diskOf(folder: string): Promise<Health['disk']> {
  try {
    const { bsize, bavail, blocks } = await statfs(folder);
    return { freeBytes: bsize * bavail, totalBytes: bsize * blocks };
  } catch {
    return null;
  }
}

export const healthRoutes: readonly Binding[] = [
  bind(healthCalls.testInstallation, (_request, { ctx }) => tryInstallation(ctx)),
  bind(healthCalls.sendTestMail, (_request, { ctx, operator, caller }) =>
    withTransaction(ctx.db, async (trx) => {
      const { email } = await emailOf(trx, operator.operatorId);
      await ctx.ports.messages.send(trx, {
        channel: 'email',
        recipient: email,
        subject: 'Havan: deneme iletisi',
        body: 'Bu ileti platform masasından denemek için gönderildi. Size ulaştıysa e-posta çalışıyor.',
      });
      await record(trx, ctx.clock.now(), operator, caller, {
        action: 'installation.testMail',
        subject: ['operator', operator.operatorId],
        before: null,
        after: null,
      });
      return { recipient: email };
    }),
  ),
  bind(healthCalls.getHealth, async (_request, { ctx }) => {
    const { db } = ctx;
    const now = ctx.clock.now();
    const { index } = catalogueOf(ctx);
    // Before the question below, which brings the index up to date.
    const indexAge = index.age();
    const [migration, jobs, waiting, dead, market, database, disk] = await Promise.all([
      newestMigration(db),
      listJobs(db),
      countWaitingMessages(db),
      listDead(db, shownDead),
      index.market(now),
      findDatabaseState(db),
      diskOf(ctx.config.dataDir),
    ]);
    return presentHealth({
      now,
      migration,
      jobs,
      waiting,
      dead,
      searchedProducts: market.size,
      searchIndex: { ageSeconds: indexAge, isReloading: index.isOutdated },
      appVersion: packageJson.version,
      database,
      disk,
    });
  }),
];
