import { defineConfig } from 'vitest/config';

// Not the shared project: @havan/vitest stands on this package.
export default defineConfig({
  test: { name: 'vite', environment: 'node', include: ['src/**/*.test.ts'], maxWorkers: '100%' },
});
