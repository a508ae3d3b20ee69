import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { rolldown, type Plugin } from 'rolldown';

/** A page to prerender and its reader: a member or a visitor. */
export interface Frame {
  readonly path: string;
  readonly reader: 'member' | 'visitor';
}

/**
 * Bundles `src/paint.ts` of an app for Node and renders the first frame of each page, in the order of `frames`. It runs
 * in a worker thread with an empty browser storage and address.
 * @throws the error of a component that cannot render without a browser
 */
export async function paintFrames(root: string, frames: readonly Frame[], names: Plugin): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'havan-paint-'));
  try {
    const bundle = await rolldown({
      input: join(root, 'src/paint.ts'),
      platform: 'node',
      external: /\?url$/,
      transform: { define: { 'import.meta.env.DEV': 'false', 'process.env.NODE_ENV': '"production"' } },
      moduleTypes: { '.css': 'empty' },
      plugins: [names],
      logLevel: 'silent',
    });
    await bundle.write({ dir: folder, entryFileNames: 'paint.mjs', chunkFileNames: '[name]-[hash].mjs' });
    await bundle.close();
    return await runPainter(join(folder, 'paint.mjs'), frames);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function runPainter(entry: string, frames: readonly Frame[]): Promise<string[]> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./paint-worker.ts', import.meta.url), {
      workerData: { entry, frames },
    });
    worker.once('message', (pages: string[]) => {
      resolve(pages);
      void worker.terminate();
    });
    worker.once('error', reject);
  });
}
