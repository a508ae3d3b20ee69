import { join } from 'node:path';
import { chromiumBrowser } from '@havan/vitest/browser';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { defineConfig } from 'vitest/config';

/**
 * Every story is a test: it renders, plays its interactions and passes axe in Chromium. `KIT_THEME=dark` runs them all
 * in the dark theme.
 */
export default defineConfig({
  plugins: [
    storybookTest({
      configDir: join(import.meta.dirname, '.storybook'),
      initialGlobals: { theme: process.env['KIT_THEME'] === 'dark' ? 'dark' : 'light' },
    }),
  ],
  optimizeDeps: {
    include: [
      'react',
      'react-dom/client',
      'react/jsx-runtime',
      'react/jsx-dev-runtime',
      'axe-core',
      '@havan/ui > @vanilla-extract/recipes/createRuntimeFn',
    ],
  },
  test: {
    name: 'ui-kit-docs',
    testTimeout: 60_000,
    hookTimeout: 120_000,
    // Stories keep nothing behind but what their own decorators put back: one page serves them all.
    isolate: false,
    maxWorkers: '100%',
    browser: chromiumBrowser(),
  },
});
