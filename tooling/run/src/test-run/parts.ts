import { mkdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { binary, root } from '../paths.ts';
import { buildApps, staleApps } from '../product/build.ts';
import { runCommand } from '../terminal/command.ts';
import { addTallies, brokenRun, readPlaywrightReport, readVitestReport, type Tally } from './tally.ts';

const reports = join(root, 'reports');

/** One more than the number of cores, because tests that use a server in another process mostly wait. */
const vitestWorkers = availableParallelism() + 1;

/** Runs all vitest projects: unit tests, HTTP tests on a real Postgres, and stories and screens in a browser. */
export async function runVitest(): Promise<Tally> {
  const file = join(reports, 'vitest.json');
  prepare(file);
  const { ok } = await runCommand(
    [binary('vitest'), 'run', '--reporter=minimal', '--reporter=json', `--outputFile.json=${file}`],
    { visible: true, env: { VITEST_MAX_WORKERS: String(vitestWorkers) } },
  );
  return failedAtLeastOnce('vitest', readVitestReport(file), ok);
}

/** Runs Playwright's journeys against the built product. `more` is passed to Playwright. */
export async function runJourneys(more: readonly string[] = []): Promise<Tally> {
  await buildApps(staleApps(['buyer', 'merchant', 'backoffice']));
  const file = join(reports, 'journeys.json');
  prepare(file);
  const { ok } = await runCommand(
    [binary('playwright'), 'test', '--config', 'tooling/e2e/playwright.config.ts', ...more],
    { visible: true, env: { JOURNEYS_REPORT: file } },
  );
  return failedAtLeastOnce('Playwright', readPlaywrightReport(file), ok);
}

/**
 * Compares pictures of the kit's states with the stored ones. In a browser other than the one that took them, the
 * comparison is skipped with a reason. It takes one picture at a time and prints only at the end, because journeys run
 * beside it.
 */
export async function runPictures(): Promise<Tally> {
  await buildApps(staleApps(['ui-kit-docs']));
  const file = join(reports, 'pictures.json');
  prepare(file);
  const { ok, output } = await runCommand(
    [
      binary('playwright'),
      'test',
      '--config',
      'apps/ui-kit-docs/visual/playwright.config.ts',
      '--workers=1',
      '--reporter=line,json',
    ],
    { env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  );
  console.log(`\nPictures of the kit\n${output.trim()}`);
  return failedAtLeastOnce('Playwright', readPlaywrightReport(file), ok);
}

function prepare(report: string): void {
  mkdirSync(reports, { recursive: true });
  rmSync(report, { force: true });
}

/** A runner that failed outside its tests (an unhandled rejection) must not count as passed. */
function failedAtLeastOnce(runner: string, tally: Tally, ok: boolean): Tally {
  return ok || tally.failed > 0
    ? tally
    : addTallies([tally, brokenRun(`${runner} failed outside its tests: see above`)]);
}
