import type { Scenario, Verdict } from './scenarios/scenario.ts';
import { backup, backupThatMissesARow } from './scenarios/backup.ts';
import { bulkInvoices, bulkInvoicesWithoutGuard } from './scenarios/invoices/bulk-invoices.ts';
import { campaignLimit, campaignLimitWithoutGuard } from './scenarios/campaign-limit.ts';
import { callbacks, callbacksWithoutGuard } from './scenarios/callbacks.ts';
import { deadMailServer, deadMailServerWithoutGuard } from './scenarios/outside/dead-mail-server.ts';
import { deadObjectStore, deadObjectStoreWithoutGuard } from './scenarios/outside/dead-object-store.ts';
import { fullDisk, fullDiskWithoutGuard } from './scenarios/full-disk.ts';
import { gracefulEnd, gracefulEndWithoutGuard } from './scenarios/graceful-end.ts';
import { identity, identityWithoutGuard } from './scenarios/identity.ts';
import { kills, killsWithoutGuard } from './scenarios/kills.ts';
import { lastUnit, lastUnitWithoutGuard } from './scenarios/last-unit.ts';
import { money, moneyWithoutGuard } from './scenarios/money.ts';
import { pooler, poolerWithoutGuard } from './scenarios/pooler.ts';
import { secretRotation, secretRotationWithoutFormer } from './scenarios/outside/secret-rotation.ts';
import { webhooks, webhooksWithoutGuard } from './scenarios/delivery/webhooks.ts';
import { fairShares, fairSharesWithoutGuard } from './scenarios/scale/fair-shares.ts';
import { failover } from './scenarios/scale/failover.ts';
import { lossyLine } from './scenarios/scale/lossy-line.ts';
import { doubledOrder, lostOrder } from './scenarios/scale/lost-order.ts';
import { oldAndNew, oldAndNewWithoutGuard } from './scenarios/scale/old-and-new.ts';
import { pointInTime, pointInTimeTooLate } from './scenarios/scale/point-in-time.ts';
import { rollingRestart } from './scenarios/scale/rolling-restart.ts';
import { sharedFiles, sharedFilesWithoutStore } from './scenarios/scale/shared-files.ts';
import { wrongClock, wrongClockWithoutGuard } from './scenarios/wrong-clock.ts';
import { progressOf } from './progress.ts';
import { endLine, type Reported, scaleTableOf, tableOf, verdictLines } from './table.ts';

/** The topics of `pnpm reliability TOPIC`, in the order of a whole run. */
const topics: Readonly<Record<string, Scenario>> = {
  'last-unit': lastUnit,
  'last-unit-without-guard': lastUnitWithoutGuard,
  'campaign-limit': campaignLimit,
  'campaign-limit-without-guard': campaignLimitWithoutGuard,
  callbacks,
  'callbacks-without-guard': callbacksWithoutGuard,
  kills,
  'kills-without-guard': killsWithoutGuard,
  'bulk-invoices': bulkInvoices,
  'bulk-invoices-without-guard': bulkInvoicesWithoutGuard,
  money,
  'money-without-guard': moneyWithoutGuard,
  'wrong-clock': wrongClock,
  'wrong-clock-without-guard': wrongClockWithoutGuard,
  'graceful-end': gracefulEnd,
  'graceful-end-without-guard': gracefulEndWithoutGuard,
  webhooks,
  'webhooks-without-guard': webhooksWithoutGuard,
  'dead-mail-server': deadMailServer,
  'dead-mail-server-without-guard': deadMailServerWithoutGuard,
  'dead-object-store': deadObjectStore,
  'dead-object-store-without-guard': deadObjectStoreWithoutGuard,
  'secret-rotation': secretRotation,
  'secret-rotation-without-former': secretRotationWithoutFormer,
  'full-disk': fullDisk,
  'full-disk-without-guard': fullDiskWithoutGuard,
  backup,
  'backup-that-misses-a-row': backupThatMissesARow,
  identity,
  'identity-without-guard': identityWithoutGuard,
  pooler,
  'pooler-without-guard': poolerWithoutGuard,
  'shared-files': sharedFiles,
  'shared-files-without-store': sharedFilesWithoutStore,
  'fair-shares': fairShares,
  'fair-shares-without-guard': fairSharesWithoutGuard,
  'rolling-restart': rollingRestart,
  failover,
  'lossy-line': lossyLine,
  'lost-order': lostOrder,
  'doubled-order': doubledOrder,
  'point-in-time': pointInTime,
  'point-in-time-too-late': pointInTimeTooLate,
  'old-and-new': oldAndNew,
  'old-and-new-without-guard': oldAndNewWithoutGuard,
};

/**
 * Topics that include several others; `scale` includes those with the database, pooler and proxy of a real
 * installation.
 */
const groups: Readonly<Record<string, readonly string[]>> = {
  scale: [
    'pooler',
    'pooler-without-guard',
    'shared-files',
    'shared-files-without-store',
    'secret-rotation',
    'secret-rotation-without-former',
    'fair-shares',
    'fair-shares-without-guard',
    'rolling-restart',
    'failover',
    'point-in-time',
    'point-in-time-too-late',
    'lossy-line',
    'old-and-new',
    'old-and-new-without-guard',
    'lost-order',
    'doubled-order',
  ],
};

const args = process.argv.slice(2);
const seedAt = args.indexOf('--seed');
const seed = seedAt >= 0 ? Number(args[seedAt + 1]) : Date.now() % 1_000_000;
const isSmall = args.includes('--small');
const asked = args.filter((arg, at) => !arg.startsWith('--') && args[at - 1] !== '--seed');
const wanted = asked.flatMap((name) => groups[name] ?? [name]);
const unknown = wanted.filter((name) => !(name in topics));
if (unknown.length > 0 || !Number.isInteger(seed)) {
  console.error(
    `Usage: pnpm reliability [${[...Object.keys(topics), ...Object.keys(groups)].join('|')}] [--seed N] [--small]`,
  );
  process.exit(1);
}
console.log(`Seed ${seed}; --seed ${seed} repeats this run.`);
const all: Reported[] = [];
for (const [name, scenario] of Object.entries(topics)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  const progress = progressOf(name);
  const { notify } = progress;
  const verdict = await scenario({ seed, isSmall, notify }).catch((error: unknown): Verdict => {
    const sentence = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { scenario: name, metrics: 'broke off', faults: [sentence] };
  });
  progress.end();
  const reported = { topic: name, verdict, seconds: (performance.now() - started) / 1000 };
  all.push(reported);
  for (const line of verdictLines(reported)) console.log(line);
  if (verdict.faults.length > 0) process.exitCode = 1;
}
const isScale = asked.includes('scale') && asked.length === 1;
if (all.length > 1) console.log(['', ...(isScale ? scaleTableOf(all) : tableOf(all)), ''].join('\n'));
console.log(endLine(all, seed));
