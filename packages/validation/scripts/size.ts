import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/**
 * `pnpm --filter @havan/validation size`: what each rule and each form costs in an app, bundled alone with all it
 * needs (the parts of valibot and domain too), minified and compressed. Fails when the sales-details form, with
 * the function that checks it, takes more than 3 kB.
 */
const limits: Readonly<Record<string, number>> = { 'forms/company/sales-details': 3000 };
const source = join(import.meta.dirname, '../src');

function modulesOf(folder: string): string[] {
  return readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .map((file) => `${folder}/${file.slice(0, -'.ts'.length)}`);
}

/** Returns bytes of an app that only checks values with the given module's exports. */
async function gzippedSize(module: string): Promise<number> {
  const entry = 'virtual:entry';
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? `export * from ${JSON.stringify(join(source, `${module}.ts`))};
               export { checkForm } from ${JSON.stringify(join(source, 'form-result.ts'))};`
            : undefined,
      },
    ],
    build: {
      write: false,
      minify: true,
      target: 'es2022',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' },
    },
  });
  const output = Array.isArray(result) ? result[0] : result;
  if (!output || !('output' in output)) throw new TypeError(`${module} gave no bundle`);
  return gzipSync(output.output[0].code, { level: 9 }).length;
}

let exceeded = false;
for (const module of [...modulesOf('forms'), ...modulesOf('rules')]) {
  const bytes = await gzippedSize(module);
  const limit = limits[module];
  if (limit !== undefined && bytes > limit) exceeded = true;
  console.log(
    `${module.padEnd(32)} ${String(bytes).padStart(6)} B${limit === undefined ? '' : `  (limit ${limit})`}`,
  );
}
if (exceeded) process.exitCode = 1;
