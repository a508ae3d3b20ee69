import { nodeProject } from '@havan/vitest/node';

/** Stryker names its worker in the environment; it would run the properties over all rules for nearly every mutant. */
const isMutated = process.env['STRYKER_MUTATOR_WORKER'] !== undefined;

export default nodeProject('validation', {
  include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
  exclude: isMutated ? ['src/rules.property.test.ts'] : [],
  testTimeout: 60_000,
});
