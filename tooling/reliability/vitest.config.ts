import { nodeProject } from '@havan/vitest/node';

export default nodeProject('reliability', { testTimeout: 120_000, hookTimeout: 120_000 });
