/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  mutate: ['src/**/*.ts', '!src/**/*.test.ts', '!src/testing/**'],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text', 'json'],
  clearTextReporter: { allowColor: false, allowEmojis: false, reportTests: false },
  // Stryker rewrites tsconfig files through the classic compiler API, which TypeScript 7 no longer has.
  tsconfigFile: 'none',
  thresholds: { high: 95, low: 90, break: null },
};
