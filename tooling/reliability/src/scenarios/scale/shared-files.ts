import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Envelope } from '@havan/contract/envelope';
import { downloadFile, type StoredFile, uploadFile } from '@havan/contract/identity/files';
import { type ApiSlot, buildStand, type StandOptions } from '../../harness/harness.ts';
import { bucket } from '../../harness/outside/bucket.ts';
import { startObjectStore } from '../../harness/outside/object-store.ts';
import { People } from '../../harness/people.ts';
import { Shopper } from '../../harness/shopper.ts';
import { inParallel, mustBeRed, type Scenario, type ScenarioOptions, type Verdict } from '../scenario.ts';

const scenario = 'shared files';

/**
 * Two processes with a data folder each share one object store. A file that was sent to one can be read completely from
 * the other, also after the process that received it has ended.
 */
export const sharedFiles: Scenario = async (options) => {
  const store = await startObjectStore();
  const filesUrl = `s3://S3RVER:S3RVER@127.0.0.1:${store.port}/${bucket}?tls=0`;
  try {
    return await run(options, { FILES_URL: filesUrl });
  } finally {
    await store.stop();
  }
};

/**
 * The same scenario without the object store, in which each process stores its files in its own folder; it must fail.
 */
export const sharedFilesWithoutStore: Scenario = async (options) =>
  mustBeRed(await run({ ...options, isSmall: true }, {}), /not readable at the other process/);

async function run(
  { isSmall, notify }: ScenarioOptions,
  env: NonNullable<StandOptions['env']>,
): Promise<Verdict> {
  const folder = await mkdtemp(join(tmpdir(), 'havan-two-'));
  const harness = await buildStand({ env, envOf: (at) => ({ DATA_DIR: join(folder, String(at)) }) });
  try {
    const seller = await new People(harness.sql).trader('merchant');
    const at = async ({ port }: ApiSlot) =>
      Shopper.signIn({ ...harness, proxy: { ...harness.proxy, port } }, seller, 2);
    const [first, second] = harness.apis;
    if (!first || !second) throw new Error('two processes are needed');
    const [one, two] = [await at(first), await at(second)];
    const count = isSmall ? 3 : 50;
    const sent = await inParallel(Array.from({ length: count }), 4, async (_, n) => ({
      ...(await send(n % 2 === 0 ? one : two, n)),
      other: n % 2 === 0 ? two : one,
    }));
    const faults = (
      await inParallel(sent, 4, async ({ other, ...file }) => faultOf(other, file, 'the other process'))
    ).flat();
    notify('the first process is gone');
    await first.stop();
    const left = await inParallel(sent, 4, async (file) => faultOf(two, file, 'the process that is left'));
    return {
      scenario,
      metrics: `${count} files, each read from the other process, and all from the one that is left`,
      faults: [...faults, ...left.flat()],
    };
  } finally {
    await harness.stop();
    await rm(folder, { recursive: true });
  }
}

interface Sent {
  readonly fileId: string;
  readonly sha256: string;
}

async function send(seller: Shopper, n: number): Promise<Sent> {
  const bytes = Buffer.from(`%PDF-1.7\n${n}\ntrailer\n%%EOF\n`, 'latin1');
  const response = await seller.bytes(`${uploadFile.path}?purpose=orderInvoice&fileName=fatura.pdf`, bytes);
  const { result } = (await response.json()) as Partial<Envelope<StoredFile>>;
  if (!result) throw new Error(`a file was refused: ${response.status}`);
  return { fileId: result.fileId, sha256: sha256Of(bytes) };
}

async function faultOf(seller: Shopper, { fileId, sha256 }: Sent, where: string): Promise<string[]> {
  const response = await seller.bytes(`${downloadFile.path}?fileId=${fileId}`);
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!response.ok) return [`a file is not readable at ${where}: ${response.status}`];
  return sha256Of(bytes) === sha256 ? [] : [`a file is another one at ${where}`];
}

const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
