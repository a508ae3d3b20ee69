import { ensureChromium } from '@havan/playwright/chromium';
import { main } from './refusal.ts';
import { runJourneys } from './test-run/parts.ts';

await main(async () => {
  process.env['CHROMIUM_PATH'] = ensureChromium();
  const { failed } = await runJourneys(process.argv.slice(2));
  return failed > 0 ? 1 : 0;
});
