import { screenProjects } from './src/browser.ts';

export default screenProjects([
  'apps/backoffice',
  'apps/buyer',
  'apps/merchant',
  'packages/app-shell',
  'packages/features',
]);
