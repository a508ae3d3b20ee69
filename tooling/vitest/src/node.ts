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
      // Tests leave no state behind, so one process runs many files, which halves the time.
      isolate: false,
      // Uses every core. A project does not inherit this from the root.
      maxWorkers: '100%',
      // Long enough for a busy machine; a hanging test is still ended.
      testTimeout: 60_000,
      hookTimeout: 120_000,
      expect: { poll: { timeout: 10_000 } },
      ...more,
    },
  });
}
