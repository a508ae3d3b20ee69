import { ensureChromium } from '@havan/playwright/chromium';
import { runChecks } from './checks/checks.ts';
import { buildApps, staleApps } from './product/build.ts';
import { main } from './refusal.ts';
import { runJourneys, runPictures, runVitest } from './test-run/parts.ts';
import { addTallies, brokenRun, ending, type Tally } from './test-run/tally.ts';
import { keepTemporaryFilesInMemory } from './test-run/temporary-files.ts';

/**
 * Every part runs, also after a failure, so that one run reports everything. Tests often wait for a timer or for
 * another process; builds and checks, whose results are not urgent, use those pauses. Pictures are taken beside the
 * journeys.
 */
await main(async () => {
  process.env['CHROMIUM_PATH'] = ensureChromium();
  keepTemporaryFilesInMemory();
  // The part that needs a failed build repeats it and reports the failure.
  const builds = buildApps(staleApps(), { isInBackground: true }).catch(() => undefined);
  const checks = builds.then(runCheckPart).catch(reportBroken);
  console.log('\nUnit, HTTP and story tests, and checks beside them');
  const units = await runVitest().catch(reportBroken);
  await builds;
  console.log('\nJourneys, and pictures of the kit beside them');
  const rest = [runJourneys().catch(reportBroken), runPictures().catch(reportBroken), checks];
  const total = addTallies([units, ...(await Promise.all(rest))]);
  console.log(`\n${ending(total)}`);
  return total.failed > 0 ? 1 : 0;
});

async function runCheckPart(): Promise<Tally> {
  const { passed, failed } = await runChecks({ isInBackground: true });
  return { passed, failed: failed.length, skipped: 0, failures: failed.map((name) => `check › ${name}`) };
}

function reportBroken(error: unknown): Tally {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(reason);
  return brokenRun(reason);
}
