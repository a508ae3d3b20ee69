import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

/**
 * Writes the kit's four font files into src/fonts: Latin and Turkish letters only, Instrument Sans with its width and
 * weight axes, Aleo pinned to the one weight that headings use. Run with `pnpm --filter @havan/ui fonts`.
 */
const resolve = createRequire(import.meta.url).resolve;
const target = join(import.meta.dirname, '../src/fonts');

const ascii = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 32 + index));
const latin = `${ascii}\u00A0ÂâÇçÎîÖöÛûÜüÉéÄäß©®°±²³·×÷½¼¾«»§µı–—‘’“”„•…‹›−≤≥≈→←↑↓₂`;
const turkish = 'ĞğİŞş₺';

const cuts = [
  {
    family: 'instrument-sans',
    file: 'instrument-sans-latin-standard-normal',
    text: latin,
    out: 'sans-latin',
  },
  {
    family: 'instrument-sans',
    file: 'instrument-sans-latin-ext-standard-normal',
    text: turkish,
    out: 'sans-turkish',
  },
  { family: 'aleo', file: 'aleo-latin-wght-normal', text: latin, out: 'slab-latin', axes: { wght: 600 } },
  {
    family: 'aleo',
    file: 'aleo-latin-ext-wght-normal',
    text: turkish,
    out: 'slab-turkish',
    axes: { wght: 600 },
  },
];

await mkdir(target, { recursive: true });
let total = 0;
for (const { family, file, text, out, axes } of cuts) {
  const root = dirname(resolve(`@fontsource-variable/${family}/package.json`));
  const font = await subsetFont(await readFile(join(root, 'files', `${file}.woff2`)), text, {
    targetFormat: 'woff2',
    ...(axes ? { variationAxes: axes } : {}),
  });
  await writeFile(join(target, `${out}.woff2`), font);
  await copyFile(join(root, 'LICENSE'), join(target, `LICENSE-${family}.txt`));
  total += font.byteLength;
  console.log(`${out.padEnd(14)} ${String(font.byteLength).padStart(6)} bytes`);
}
console.log(`${'total'.padEnd(14)} ${String(total).padStart(6)} bytes`);
