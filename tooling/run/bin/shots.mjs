import { run } from './guard.mjs';

await run(() => import('../src/shots.ts'));
