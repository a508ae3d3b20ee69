import { nodeProject } from '@havan/vitest/node';

/** For Stryker: without the properties over all rules, which would run again for nearly every mutant. */
export default nodeProject('validation', {
  exclude: ['src/rules.property.test.ts'],
  testTimeout: 60_000,
});
