import { baseConfig } from '@havan/playwright/base-config';

/** Journeys of a minute and more begin first, so that none of them runs alone at the end. */
const long = ['**/when-something-breaks.test.ts', '**/from-an-empty-database-to-a-payout.test.ts'];

export default baseConfig({
  testDir: 'journeys',
  globalSetup: './fixtures/product.setup.ts',
  outputDir: 'test-results',
  projects: [
    { name: 'long', testMatch: long },
    { name: 'journeys', testIgnore: long },
  ],
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['JOURNEYS_REPORT'] ?? 'test-results/journeys.json' }],
  ],
});
