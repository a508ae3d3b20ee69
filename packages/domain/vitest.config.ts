import { nodeProject } from '@havan/vitest/node';

// Properties take their time on a busy machine, and longer still under mutation.
export default nodeProject('domain', { testTimeout: 60_000 });
