import { defineConfig } from 'vitest/config';
import { SpreadScenarios } from './tooling/vitest/src/spread-scenarios.ts';

export default defineConfig({
  test: {
    projects: ['{packages,apps,tooling}/*/vitest.config.ts', 'tooling/vitest/vitest.screens.config.ts'],
    sequence: { sequencer: SpreadScenarios },
  },
});
