import { browserProject } from '@havan/vitest/browser';

export default browserProject('app-shell-screens', { include: ['src/**/*.test.tsx'] });
