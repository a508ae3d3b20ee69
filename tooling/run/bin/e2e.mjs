import { run } from './guard.mjs';

await run(() => import('../src/e2e.ts'));
