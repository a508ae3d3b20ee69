import { run } from './guard.mjs';

await run(() => import('../src/einvoice.ts'));
