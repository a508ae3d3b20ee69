import { nodeProject } from '@havan/vitest/node';

export default nodeProject('vitest');
