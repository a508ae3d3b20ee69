import { testLaunchOptions } from '@havan/playwright/chromium';
import { reactPlugins } from '@havan/vite/react-plugins';
import { playwright } from '@vitest/browser-playwright';
import { join } from 'node:path';
import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;
type BrowserOptions = NonNullable<TestOptions['browser']>;

const workspace = join(import.meta.dirname, '../../..');
const viewport = { width: 1280, height: 800 };

/** Returns the `test.browser` part of every project that runs in Chromium, Storybook's stories included. */
export function chromiumBrowser(instances?: BrowserOptions['instances']): BrowserOptions {
  return {
    enabled: true,
    headless: true,
    screenshotFailures: false,
    // The first page of a worker waits until Vite has bundled the libraries that screens load.
    connectTimeout: 180_000,
    provider: playwright({ launchOptions: testLaunchOptions() }),
    instances: instances ?? [{ browser: 'chromium', viewport }],
  };
}

const testsOf = (path: string) => `${path}/src/**/*.test.tsx`;

/**
 * Tests of components and screens: real Chromium, the same compiler and stylesheets as the built apps. Each of `packages`, such
 * as `apps/buyer`, is a project named `buyer-screens`; all share one Vite server, which compiles what they have in common once.
 */
export function screenProjects(packages: readonly string[]): ViteUserConfig {
  return defineConfig({
    // The libraries below are found from here.
    root: join(workspace, packages[0] ?? ''),
    plugins: reactPlugins(),
    optimizeDeps: {
      // All modules that a screen may load are found before the first test: a reload in the middle would lose the tests of the page.
      entries: packages.map((path) => join(workspace, path, 'src/**/*.{ts,tsx}')),
      include: [
        'react',
        'react-dom/client',
        'react/jsx-runtime',
        'react/jsx-dev-runtime',
        '@havan/ui > @base-ui/react/combobox',
      ],
    },
    test: {
      dir: workspace,
      include: packages.map(testsOf),
      restoreMocks: true,
      // One page serves all files of a worker, which loads React and the kit once and halves the CPU time. A test puts
      // back what it changes outside its own screen.
      isolate: false,
      maxWorkers: '100%',
      testTimeout: 60_000,
      hookTimeout: 120_000,
      // A condition may come late on a busy machine; a test that waits for one still fails when it never comes.
      expect: { poll: { timeout: 10_000 } },
      browser: chromiumBrowser(
        packages.map((path) => ({
          browser: 'chromium',
          viewport,
          name: `${path.split('/').at(-1)}-screens`,
          include: [testsOf(path)],
        })),
      ),
    },
  });
}
