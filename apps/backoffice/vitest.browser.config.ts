import { browserProject } from '@havan/vitest/browser';

export default browserProject('backoffice-screens', { include: ['src/**/*.test.tsx'] });
