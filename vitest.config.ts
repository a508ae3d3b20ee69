import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: ['{packages,apps,tooling}/*/vitest.config.ts', '{packages,apps}/*/vitest.browser.config.ts'],
  },
});
