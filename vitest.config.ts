import { defineConfig } from 'vitest/config';
import { SpreadDrills } from './tooling/vitest/src/spread-drills.ts';

export default defineConfig({
  test: {
    projects: ['{packages,apps,tooling}/*/vitest.config.ts', '{packages,apps}/*/vitest.browser.config.ts'],
    sequence: { sequencer: SpreadDrills },
  },
});
