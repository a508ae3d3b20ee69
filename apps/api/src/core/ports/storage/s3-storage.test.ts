import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo, createServer as createNetServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import S3rver from 's3rver';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { s3Storage } from './s3-storage.ts';
import { StorageError } from './storage-port.ts';

const key = 'invoices/a-1.pdf';
const bytes = Buffer.from('%PDF-1.7');
let folder = '';
let port = 0;
let server: S3rver | null = null;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'havan-s3-'));
  server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: 'havan', configs: [] }],
  });
  ({ port } = await server.run());
});
afterAll(async () => {
  await server?.close();
  await rm(folder, { recursive: true });
});

// The test server checks only the name of the access key and does not verify signatures of version 4.
const open = (bucket = 'havan', keyId = 'S3RVER') =>
  s3Storage(`s3://${keyId}:S3RVER@127.0.0.1:${port}/${bucket}?tls=0`);

test('a file that one machine stores is read and removed by another', async () => {
  await open().put(key, bytes, 'application/pdf');
  expect(Buffer.from((await open().get(key)) ?? []).equals(bytes)).toBe(true);
  await open().remove(key);
  await open().remove(key);
  expect(await open().get(key)).toBeNull();
});

test('an unknown key and a missing bucket are failures, not missing files', async () => {
  await expect(open('havan', 'unknown').get(key)).rejects.toThrow('403 InvalidAccessKeyId');
  await expect(open('nowhere').get(key)).rejects.toThrow('404 NoSuchBucket');
  await expect(open('nowhere').put(key, bytes, 'application/pdf')).rejects.toThrow('404 NoSuchBucket');
});

test('no key leads out of the bucket', async () => {
  await expect(async () => open().get('../other/a-1.pdf')).rejects.toThrow('Not a storage key');
});

/** A store that answers each request with the next status of the list, and drops the connection for `null`. */
async function storeAnswering(answers: readonly (number | null)[]) {
  const left = [...answers];
  const server = createServer((request, response) => {
    const status = left.shift() ?? null;
    request.resume();
    if (status === null) response.destroy();
    else response.writeHead(status).end(bytes);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return s3Storage(`s3://key:secret@127.0.0.1:${(server.address() as AddressInfo).port}/havan?tls=0`);
}

test('a request answered with 503 is repeated', async () => {
  const storage = await storeAnswering([503, 503, 200, 503, 503, 503]);
  expect(Buffer.from((await storage.get(key)) ?? []).equals(bytes)).toBe(true);
  await expect(storage.get(key)).rejects.toThrow('GET invoices/a-1.pdf with 503');
});

test('bytes that are there already are no failure', async () => {
  const storage = await storeAnswering([412]);
  await expect(storage.put(key, bytes, 'application/pdf')).resolves.toBeUndefined();
});

test('a store that hangs is given up, whatever the garbage collector takes meanwhile', async () => {
  const silent = createNetServer(() => undefined);
  await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void silent.close());
  const { port: silentPort } = silent.address() as AddressInfo;
  const storage = s3Storage(`s3://key:secret@127.0.0.1:${silentPort}/havan?tls=0`, 500);
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const collecting = setInterval(collect, 50);
  onTestFinished(() => clearInterval(collecting));
  await Promise.all([
    expect(storage.put(key, bytes, 'application/pdf')).rejects.toThrow(StorageError),
    expect(storage.get(key)).rejects.toThrow(StorageError),
  ]);
});

test('a store that drops the connection is a failure of the store', async () => {
  const storage = await storeAnswering([]);
  await expect(storage.put(key, bytes, 'application/pdf')).rejects.toBeInstanceOf(StorageError);
  await expect(storage.get(key)).rejects.toThrow(/does not answer GET invoices\/a-1\.pdf: \w+/);
});
