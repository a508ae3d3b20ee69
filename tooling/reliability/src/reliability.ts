import type { Drill, Verdict } from './drills/drill.ts';
import { backup } from './drills/backup.ts';
import { campaignLimit, campaignLimitWithoutGuard } from './drills/campaign-limit.ts';
import { callbacks } from './drills/callbacks.ts';
import { fullDisk } from './drills/full-disk.ts';
import { gracefulEnd } from './drills/graceful-end.ts';
import { identity } from './drills/identity.ts';
import { kills } from './drills/kills.ts';
import { lastUnit, lastUnitWithoutGuard } from './drills/last-unit.ts';
import { money } from './drills/money.ts';
import { wrongClock } from './drills/wrong-clock.ts';
import { progressOf } from './progress.ts';
import { printTable, printVerdict, type Told } from './table.ts';

/** Every topic of `pnpm reliability TOPIC`, in the order in which the whole run takes them. */
const topics: Readonly<Record<string, Drill>> = {
  'last-unit': lastUnit,
  'last-unit-without-guard': lastUnitWithoutGuard,
  'campaign-limit': campaignLimit,
  'campaign-limit-without-guard': campaignLimitWithoutGuard,
  callbacks,
  kills,
  money,
  'wrong-clock': wrongClock,
  'graceful-end': gracefulEnd,
  'full-disk': fullDisk,
  backup,
  identity,
};

const args = process.argv.slice(2);
const seedAt = args.indexOf('--seed');
const seed = seedAt >= 0 ? Number(args[seedAt + 1]) : Date.now() % 1_000_000;
const isSmall = args.includes('--small');
const wanted = args.filter((arg, at) => !arg.startsWith('--') && args[at - 1] !== '--seed');
const unknown = wanted.filter((name) => !(name in topics));
if (unknown.length > 0 || !Number.isInteger(seed)) {
  console.error(`Usage: pnpm reliability [${Object.keys(topics).join('|')}] [--seed N] [--small]`);
  process.exit(1);
}
console.log(`Seed ${seed}; --seed ${seed} repeats this run.`);
const all: Told[] = [];
for (const [name, drill] of Object.entries(topics)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const started = performance.now();
  const progress = progressOf(name);
  const { tell } = progress;
  const verdict = await drill({ seed, isSmall, tell }).catch((error: unknown): Verdict => {
    const sentence = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return { drill: name, figures: 'broke off', faults: [sentence] };
  });
  progress.end();
  const told = { topic: name, verdict, seconds: (performance.now() - started) / 1000 };
  all.push(told);
  printVerdict(told);
  if (verdict.faults.length > 0) process.exitCode = 1;
}
if (all.length > 1) printTable(all, seed);
