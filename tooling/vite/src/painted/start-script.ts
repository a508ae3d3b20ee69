import { join } from 'node:path';
import { rolldown } from 'rolldown';

const source = join(import.meta.dirname, '../../../../packages/features/src/shell/start/before-paint.ts');

/** The script that stands in every painted document, as short as it gets; the server allows it by its hash. */
export async function startScript(): Promise<string> {
  const bundle = await rolldown({ input: source, logLevel: 'silent' });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
}
