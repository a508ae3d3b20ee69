import { browserProject } from '@havan/vitest/browser';

export default browserProject('merchant-screens', { include: ['src/**/*.test.tsx'] });
