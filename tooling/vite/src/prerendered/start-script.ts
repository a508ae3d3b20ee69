import { join } from 'node:path';
import { rolldown } from 'rolldown';

const start = join(import.meta.dirname, '../../../../packages/app-shell/src/start');

/** Returns a minified inline script for prerendered documents; the server's policy allows it by its hash. */
export async function startScript(name: 'before-paint' | 'prerendered-product'): Promise<string> {
  const bundle = await rolldown({ input: join(start, `${name}.ts`), logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
}
