import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from 's3rver';

export interface ObjectStore {
  readonly port: number;
  stop(): Promise<void>;
}

/** The bucket that it has from the start. */
export const bucket = 'havan';

/** Starts an S3-compatible store on a free port, with its files in a temporary folder. */
export async function startObjectStore(): Promise<ObjectStore> {
  const directory = await mkdtemp(join(tmpdir(), 'havan-store-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    port,
    stop: async () => {
      await server.close();
      await rm(directory, { recursive: true });
    },
  };
}
