import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '@havan/run/product/child';
import { freePort } from '@havan/run/product/preflight';

export interface ObjectStore {
  readonly port: number;
  stop(): Promise<void>;
}

/** Starts an S3-compatible store on a free port, with its files in a temporary folder. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'havan-store-'));
  const port = await freePort();
  const child = startChild({
    name: 'The object store',
    file: 'tooling/reliability/src/harness/outside/object-store-main.ts',
    env: { PATH: process.env['PATH'] ?? '', PORT: String(port), DIRECTORY: directory },
  });
  await child.ready;
  return {
    port,
    stop: async () => {
      await child.stop();
      await rm(directory, { recursive: true });
    },
  };
}
