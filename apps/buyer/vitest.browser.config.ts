import { browserProject } from '@havan/vitest/browser';

export default browserProject('buyer-screens', { include: ['src/**/*.test.tsx'] });
