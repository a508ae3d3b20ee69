import { nodeProject } from '@havan/vitest/node';

export default nodeProject('validation', { include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'] });
