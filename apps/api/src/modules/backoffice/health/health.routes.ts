import { statfs } from 'node:fs/promises';
import { type Health, healthCalls } from '@havan/contract/backoffice/health';
import packageJson from '../../../../package.json' with { type: 'json' };
import { newestMigration } from '../../../core/db/state.sql.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { catalogueOf } from '../../catalogue/catalogue-cache/catalogue-cache.ts';
import { listDead } from '../../notifications/deliveries/deliveries.service.ts';
import { presentHealth } from './health.presenter.ts';
import { countWaitingMessages, findDatabaseState, listJobs } from './health.sql.ts';
import { tryInstallation } from './installation.service.ts';
import { resendDead, sendTestMail, sendTestSms } from './messages.service.ts';

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
    sendTestMail(ctx, operator, caller),
  ),
  bind(healthCalls.sendTestSms, ({ phone }, { ctx, operator, caller }) =>
    sendTestSms(ctx, operator, caller, phone),
  ),
  bind(healthCalls.resendDeadMessages, ({ messageIds }, { ctx, operator, caller }) =>
    resendDead(ctx, operator, caller, messageIds),
  ),
  bind(healthCalls.getHealth, async (_request, { ctx }) => {
    const { db } = ctx;
    const now = ctx.clock.now();
    const [migration, jobs, waiting, dead, index, database, disk] = await Promise.all([
      newestMigration(db),
      listJobs(db),
      countWaitingMessages(db),
      listDead(db, shownDead),
      catalogueOf(ctx).index.state(now),
      findDatabaseState(db),
      diskOf(ctx.config.dataDir),
    ]);
    return presentHealth({
      now,
      migration,
      jobs,
      waiting,
      dead,
      searchedProducts: index.products,
      searchIndex: { ageSeconds: index.ageSeconds, isReloading: index.isReloading },
      appVersion: packageJson.version,
      database,
      disk,
    });
  }),
];
