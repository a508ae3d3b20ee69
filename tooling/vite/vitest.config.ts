import { defineConfig } from 'vitest/config';

// Not the shared project, because @havan/vitest depends on this package.
export default defineConfig({
  test: { name: 'vite', environment: 'node', include: ['src/**/*.test.ts'], maxWorkers: '100%' },
});
