import { availableParallelism } from 'node:os';
import { binary } from '../paths.ts';
import { runCommand } from '../terminal/command.ts';

interface Check {
  readonly name: string;
  readonly command: readonly string[];
  /** The advice that is shown when the check fails. */
  readonly remedy: string;
  /** Whether its output is printed also when it passes. */
  readonly isReport?: boolean;
}

/** The pnpm that started this process, or the one on the path. */
const caller = process.env['npm_execpath'];
const pnpm = caller?.endsWith('/pnpm') ? caller : 'pnpm';

/** Slow checks come first, so that quick ones use the other core. */
const checks: readonly Check[] = [
  {
    name: 'types',
    command: [
      binary('turbo'),
      'run',
      'types',
      '//#types:config',
      '--output-logs=errors-only',
      '--concurrency=2',
      // Two packages at a time use all cores; four checkers in each would read all files four times.
      '--',
      '--singleThreaded',
    ],
    remedy: 'put the types right',
  },
  {
    name: 'lint',
    // A disabling comment without effect is refused too.
    command: [binary('oxlint'), '--type-aware', '--deny-warnings', '--report-unused-disable-directives'],
    remedy: 'many are repaired by: pnpm lint --fix',
  },
  { name: 'unused code', command: [binary('knip')], remedy: 'delete it, or use it' },
  { name: 'format', command: [binary('biome'), 'format', '.'], remedy: 'run: pnpm format' },
  {
    name: 'boundaries',
    command: [process.execPath, 'tooling/boundaries/src/boundaries.ts'],
    remedy: 'read tooling/boundaries/README.md',
    isReport: true,
  },
  {
    name: 'coverage',
    command: [process.execPath, 'tooling/coverage/src/main.ts', '--check'],
    remedy: 'run: pnpm coverage',
    isReport: true,
  },
  {
    name: 'kit sizes',
    command: [process.execPath, 'packages/ui/scripts/sizes.ts'],
    remedy: 'load less on the first screen, or move the budget with a reason (packages/ui/scripts/sizes.ts)',
    isReport: true,
  },
  {
    name: 'wire',
    command: [process.execPath, 'apps/api/src/cli/wire/wire-main.ts'],
    remedy: 'keep what programs outside were promised, or run: pnpm wire --release VERSION',
  },
  { name: 'versions', command: [binary('sherif')], remedy: 'take the version from the catalog' },
  {
    name: 'lockfile',
    command: [pnpm, 'install', '--frozen-lockfile', '--lockfile-only'],
    remedy: 'run: pnpm install, and commit pnpm-lock.yaml',
  },
];

/**
 * The checkers written in Go end within seconds: below 2 GiB of memory, garbage collection costs more than it saves.
 */
const untidy = { GOGC: '400', GOMEMLIMIT: '2GiB' };

export interface CheckResults {
  readonly passed: number;
  /** Names of the failed checks. */
  readonly failed: readonly string[];
}

interface CheckOptions {
  /** Runs one check at a time at the lowest priority and prints the lines together at the end. */
  readonly isInBackground?: boolean;
}

/** Runs every check, at most two at a time, and prints a line for each, with the output of failed ones. */
export async function runChecks({ isInBackground = false }: CheckOptions = {}): Promise<CheckResults> {
  const waiting = [...checks];
  const failed: string[] = [];
  const lines: string[] = [];
  const worker = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const { ok, text } = await runCheck(check, isInBackground);
      if (!ok) failed.push(check.name);
      if (isInBackground) lines.push(text);
      else console.log(text);
    }
  };
  const atOnce = isInBackground ? 1 : Math.min(2, availableParallelism());
  await Promise.all(Array.from({ length: atOnce }, worker));
  if (isInBackground) console.log(`\nChecks\n${lines.join('\n')}`);
  return { passed: checks.length - failed.length, failed };
}

/** Runs a check and returns what to print about it. */
async function runCheck(
  { name, command, remedy, isReport }: Check,
  isInBackground: boolean,
): Promise<{ readonly ok: boolean; readonly text: string }> {
  const { ok, seconds, output } = await runCommand(command, { env: untidy, isInBackground });
  const lines = [`${ok ? '✓' : '✗'} ${name.padEnd(12)} ${seconds.toFixed(1).padStart(5)} s`];
  if (!ok || isReport) lines.push(output.trim());
  if (!ok) lines.push(`  → ${name}: ${remedy}\n`);
  return { ok, text: lines.join('\n') };
}
