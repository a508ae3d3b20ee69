import { browserProject } from '@havan/vitest/browser';

export default browserProject('features-screens', { include: ['src/**/*.test.tsx'] });
