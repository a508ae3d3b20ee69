import { enableCompileCache, flushCompileCache } from 'node:module';
import path from 'node:path';

// Stripping and compiling two hundred modules is half of a start; where the folder cannot be written it is done anew.
enableCompileCache(path.resolve(import.meta.dirname, '../node_modules/.cache/compiled'));
const { runProcess } = await import('./runtime/main-process.ts');
await runProcess();
flushCompileCache();
