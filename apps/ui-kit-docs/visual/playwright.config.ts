import { launchOptions } from '@havan/playwright/chromium';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['VISUAL_PORT'] ?? 4401);

/**
 * Compares pictures of every matrix of states in both themes with those in `visual/pictures`. `pnpm --filter
 * @havan/ui-kit-docs visual` tests a built Storybook; `… visual --update-snapshots` replaces the pictures.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // The page of all components renders two hundred stories, each of them pictured: a minute and a half on an
  // idle machine, three times as long on a busy one.
  timeout: 300_000,
  reporter: 'line',
  expect: { timeout: 30_000, toHaveScreenshot: { maxDiffPixelRatio: 0.004, animations: 'disabled' } },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1000, height: 800 },
    launchOptions: launchOptions(),
  },
  webServer: {
    command: 'node static-server.ts',
    url: `http://127.0.0.1:${port}/index.json`,
    reuseExistingServer: false,
  },
});
