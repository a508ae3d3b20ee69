import { join } from 'node:path';
import { rolldown } from 'rolldown';

const start = join(import.meta.dirname, '../../../../packages/features/src/shell/start');

/** A script that stands in painted documents, as short as it gets; the server allows it by its hash. */
export async function startScript(name: 'before-paint' | 'painted-pictures'): Promise<string> {
  const bundle = await rolldown({ input: join(start, `${name}.ts`), logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
}
