import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    // Every core: the rest of the machine waits while tests run.
    maxWorkers: '100%',
    projects: ['packages/*/vitest.config.ts', 'apps/*/vitest.config.ts', 'tooling/*/vitest.config.ts'],
  },
});
