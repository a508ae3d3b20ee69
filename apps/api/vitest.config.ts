import { nodeProject } from '@havan/vitest/node';

export default nodeProject('api', {
  hookTimeout: 60_000,
  globalSetup: ['src/testing/global-setup.ts'],
});
