import { defineConfig, type PlaywrightTestConfig } from '@playwright/test';
import { testLaunchOptions } from './chromium.ts';

/**
 * Returns the shared configuration of every Playwright run; the caller adds its folder, reporter and
 * projects.
 */
export function baseConfig(more: PlaywrightTestConfig): PlaywrightTestConfig {
  return defineConfig(
    {
      fullyParallel: true,
      forbidOnly: Boolean(process.env['CI']),
      // A hosted or busy machine may be slow once; Playwright reports a journey that needed it as flaky.
      retries: process.env['CI'] ? 2 : 0,
      workers: 2,
      timeout: 120_000,
      expect: { timeout: 15_000 },
      use: {
        locale: 'tr-TR',
        timezoneId: 'Europe/Istanbul',
        // A missing element fails its step and says so, long before the journey's time is over.
        actionTimeout: 60_000,
        launchOptions: testLaunchOptions(),
        // Recording costs a third of a journey's time: only retries are recorded; use `--trace on` for the rest.
        trace: 'on-first-retry',
        screenshot: 'only-on-failure',
      },
    },
    more,
  );
}
