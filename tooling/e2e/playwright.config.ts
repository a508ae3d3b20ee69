import { baseConfig } from '@havan/playwright/base-config';

export default baseConfig({
  testDir: 'journeys',
  globalSetup: './fixtures/product.setup.ts',
  outputDir: 'test-results',
  reporter: [
    ['list'],
    ['json', { outputFile: process.env['JOURNEYS_REPORT'] ?? 'test-results/journeys.json' }],
  ],
});
