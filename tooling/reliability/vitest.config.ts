import { nodeProject } from '@havan/vitest/node';

export default nodeProject('reliability', {
  // The longest takes a minute and a half, more beside other tests.
  testTimeout: 300_000,
  hookTimeout: 120_000,
  globalSetup: [
    // The tests of the tables call a server in their own process, as the tests of the API do.
    '../../apps/api/src/testing/global-setup.ts',
    'src/harness/engines/migrated-cluster.ts',
  ],
});
