import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const compressible = /\.(?:css|html|js|json|mjs|svg|txt|webmanifest|xml)$/;
/**
 * Files below this size fit into one packet; a compressed copy would only cost a file lookup.
 */
const smallest = 1024;

/** Writes `.br` and `.gz` beside each text file of `folder`, so that the server never compresses. */
export async function precompressFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true });
  await Promise.all(
    names.filter((name) => compressible.test(name)).map((name) => compress(join(folder, name))),
  );
}

/** Runs `precompressFolder` on the output of a finished build. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'havan:precompress',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    writeBundle: { order: 'post', sequential: true, handler: () => precompressFolder(folder) },
  };
}

async function compress(file: string): Promise<void> {
  if ((await stat(file)).size < smallest) return;
  const bytes = await readFile(file);
  const brotli = { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
  const copies = {
    br: await promisify(brotliCompress)(bytes, brotli),
    gz: await promisify(gzip)(bytes, { level: 9 }),
  };
  for (const [extension, copy] of Object.entries(copies)) {
    if (copy.length < bytes.length) await writeFile(`${file}.${extension}`, copy);
  }
}
