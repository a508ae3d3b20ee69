import { ensureChromium } from '@havan/playwright/chromium';
import { runChecks } from './checks/checks.ts';
import { main } from './refusal.ts';
import { runJourneys, runPictures, runVitest } from './test-run/parts.ts';
import { addTallies, brokenRun, ending, type Tally } from './test-run/tally.ts';
import { keepTemporaryFilesInMemory } from './test-run/temporary-files.ts';

/**
 * Every part runs, also after a failure, so that one run reports everything. The screenshots are taken while journeys
 * wait for the server.
 */
const parts: ReadonlyArray<readonly [title: string, ...runs: (() => Promise<Tally>)[]]> = [
  ['Checks', runCheckPart],
  ['Unit, HTTP and story tests', runVitest],
  ['Journeys, and pictures of the kit beside them', runJourneys, runPictures],
];

await main(async () => {
  process.env['CHROMIUM_PATH'] = ensureChromium();
  keepTemporaryFilesInMemory();
  const tallies: Tally[] = [];
  for (const [title, ...runs] of parts) {
    console.log(`\n${title}`);
    tallies.push(...(await Promise.all(runs.map((run) => run().catch(reportBroken)))));
  }
  const total = addTallies(tallies);
  console.log(`\n${ending(total)}`);
  return total.failed > 0 ? 1 : 0;
});

async function runCheckPart(): Promise<Tally> {
  const { passed, failed } = await runChecks();
  return { passed, failed: failed.length, skipped: 0, failures: failed.map((name) => `check › ${name}`) };
}

function reportBroken(error: unknown): Tally {
  const reason = error instanceof Error ? error.message : String(error);
  console.error(reason);
  return brokenRun(reason);
}
