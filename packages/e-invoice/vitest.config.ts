import { nodeProject } from '@havan/vitest/node';

export default nodeProject('e-invoice', {
  include: ['src/**/*.test.ts', 'node/**/*.test.ts'],
  testTimeout: 120_000,
});
