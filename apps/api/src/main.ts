import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';

// Type stripping and compilation of the modules take half of a start; without a writable folder they are repeated at
// each start.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'));
const { runProcess } = await import('./cli/serve/main-process.ts');
await runProcess();
flushCompileCache();
