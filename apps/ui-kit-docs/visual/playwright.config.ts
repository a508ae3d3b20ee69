import { launchOptions } from '@havan/playwright/chromium';
import { defineConfig } from '@playwright/test';

const port = Number(process.env['VISUAL_PORT'] ?? 4401);

/**
 * Pictures of every matrix of states in both themes, compared with the ones in `visual/pictures`.
 * `pnpm --filter @havan/ui-kit-docs visual` compares a built book; `… visual --update-snapshots` takes them anew.
 */
export default defineConfig({
  testDir: '.',
  outputDir: '../node_modules/.cache/visual',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  // The page of all parts draws two hundred stories, and two hundred pictures are taken of them: a minute and a half on
  // a quiet machine, and three times that on a busy one.
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
