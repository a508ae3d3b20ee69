import { nodeProject } from '@havan/vitest/node';

export default nodeProject('api', { globalSetup: ['src/testing/global-setup.ts'] });
