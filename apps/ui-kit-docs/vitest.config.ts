import { join } from 'node:path';
import { chromiumBrowser } from '@havan/vitest/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';

/**
 * Every story is a test: it is rendered, its interactions are played, and axe must find no violation in
 * Chromium. `KIT_THEME=dark` runs all of them in the dark theme.
 */
export default defineConfig({
  plugins: [
    storybookTest({
      configDir: join(import.meta.dirname, '.storybook'),
      initialGlobals: { theme: process.env['KIT_THEME'] === 'dark' ? 'dark' : 'light' },
    }),
  ],
  optimizeDeps: {
    include: ['react', 'react-dom/client', 'react/jsx-runtime', 'react/jsx-dev-runtime', 'axe-core'],
  },
  test: {
    name: 'ui-kit-docs',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Stories clean up after themselves, so one page runs all of them.
    isolate: false,
    maxWorkers: '100%',
    browser: chromiumBrowser(),
  },
});
