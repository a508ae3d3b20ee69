import { nodeProject } from '@havan/vitest/node';

// Properties take their time on a busy machine.
export default nodeProject('validation', {
  include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
  testTimeout: 60_000,
});
