import { testLaunchOptions } from '@havan/playwright/chromium';
import { reactPlugins } from '@havan/vite/react-plugins';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/** Returns the `test.browser` part of every project that runs in Chromium, Storybook's stories included. */
export function chromiumBrowser(): NonNullable<TestOptions['browser']> {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // The first page of a worker waits until Vite has bundled the libraries that screens load.
    connectTimeout: 180_000,
    provider: playwright({ launchOptions: testLaunchOptions() }),
    instances: [{ browser: 'chromium', viewport: { width: 1280, height: 800 } }],
  };
}

/** Tests of components and screens: real Chromium, the same compiler and stylesheets as the built apps. */
export function browserProject(name: string, more: TestOptions = {}): ViteUserConfig {
  return defineConfig({
    plugins: reactPlugins(),
    optimizeDeps: {
      // All modules that a screen may load are found before the first test: a reload in the middle would lose the tests of the page.
      entries: ['src/**/*.{ts,tsx}'],
      include: [
        'react',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        '@havan/ui > @base-ui/react/combobox',
      ],
    },
    test: {
      name,
      include: ['src/**/*.test.{ts,tsx}'],
      restoreMocks: true,
      // One page serves all files of a worker, which loads React and the kit once and halves the CPU time. A test puts
      // back what it changes outside its own screen.
      isolate: false,
      maxWorkers: '100%',
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // A condition may come late on a busy machine; a test that waits for one still fails when it never comes.
      expect: { poll: { timeout: 10_000 } },
      browser: chromiumBrowser(),
      ...more,
    },
  });
}
