import { defineConfig, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config';

type TestOptions = NonNullable<TestProjectInlineConfiguration['test']>;

/** Tests that need no browser: rules, schemas, HTTP against a real Postgres. `more` adds to or replaces the defaults. */
export function nodeProject(name: string, more: TestOptions = {}): ViteUserConfig {
  return defineConfig({
    test: {
      name,
      environment: 'node',
      include: ['src/**/*.test.ts'],
      restoreMocks: true,
      // A test leaves nothing behind in its process, so that one serves many files: half the time of isolated ones.
      isolate: false,
      // Every core: the rest of the machine waits while tests run. A project does not take this from the root.
      maxWorkers: '100%',
      // Long enough for a machine that is busy with other tests; a test that hangs is still ended.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      ...more,
    },
  });
}
