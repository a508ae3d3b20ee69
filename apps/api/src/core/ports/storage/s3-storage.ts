import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { isStorageKey, StorageError, type StoragePort } from './storage-port.ts';

/** How long an object store may take to answer, including repetitions, in milliseconds. */
const storePatienceMs = 10_000;
/**
 * How often a request is repeated after 5xx or 429, and the largest pause before the first repetition, in milliseconds.
 */
const repetitions = 2;
const firstPauseMs = 50;

/**
 * Stores objects in the bucket of `s3://KEY:SECRET@HOST/BUCKET?region=REGION&tls=0`, addressed by path, as Amazon S3,
 * MinIO, Ceph and Garage accept it. Requests are signed with AWS Signature Version 4; a request that the store answers
 * with 5xx or 429 is repeated twice.
 */
export function s3Storage(address: string, patienceMs: number = storePatienceMs): StoragePort {
  const { username, password, host, pathname, searchParams } = new URL(address);
  const client = new AwsClient({
    accessKeyId: decodeURIComponent(username),
    secretAccessKey: decodeURIComponent(password),
    service: 's3',
    region: searchParams.get('region') ?? 'us-east-1',
  });
  const bucket = `${searchParams.get('tls') === '0' ? 'http' : 'https'}://${host}${pathname.replace(/\/$/, '')}`;

  const ask = async (method: string, key: string, init: Pick<RequestInit, 'body' | 'headers'> = {}) => {
    if (!isStorageKey(key)) throw new RangeError(`Not a storage key: ${key}`);
    const signal = AbortSignal.timeout(patienceMs);
    try {
      for (let left = repetitions; ; left -= 1) {
        const request = await client.sign(`${bucket}/${key}`, { method, ...init });
        // The signal is passed to `fetch` itself: a Request that nothing refers to may be collected, and its abort
        // signal with it.
        const answer = await fetch(request, { signal });
        if (left === 0 || (answer.status < 500 && answer.status !== 429)) return answer;
        await answer.body?.cancel();
        await pause(Math.random() * firstPauseMs * 2 ** (repetitions - left), undefined, { signal });
      }
    } catch (error) {
      throw new StorageError(`The object store does not answer ${method} ${key}: ${reasonOf(error)}.`, {
        cause: error,
      });
    }
  };
  const failure = async (what: string, key: string, answer: Response) => {
    // The body contains the error code; reading it also releases the connection.
    const code = /<Code>(\w+)<\/Code>/.exec(await answer.text())?.[1];
    return new StorageError(
      `The object store answered ${what} ${key} with ${answer.status}${code ? ` ${code}` : ''}.`,
    );
  };
  const bytesOf = async (answer: Response, key: string) => {
    try {
      return new Uint8Array(await answer.arrayBuffer());
    } catch (error) {
      throw new StorageError(`The object store broke off GET ${key}: ${reasonOf(error)}.`, { cause: error });
    }
  };

  return {
    put: async (key, bytes, mimeType) => {
      const headers = { 'content-type': mimeType, 'if-none-match': '*' };
      const answer = await ask('PUT', key, { body: Buffer.from(bytes), headers });
      // 412: the key holds these bytes already, from an attempt whose answer was lost or from a picture with the same
      // hash.
      const isThere = answer.status === 412;
      if (!answer.ok && !isThere) throw await failure('PUT', key, answer);
      await answer.body?.cancel();
    },
    get: async (key) => {
      const answer = await ask('GET', key);
      if (answer.ok) return bytesOf(answer, key);
      const error = await failure('GET', key, answer);
      if (answer.status === 404 && !error.message.endsWith('NoSuchBucket.')) return null;
      throw error;
    },
    remove: async (key) => {
      const answer = await ask('DELETE', key);
      if (!answer.ok && answer.status !== 404) throw await failure('DELETE', key, answer);
      await answer.body?.cancel();
    },
  };
}

/** Returns the system's error code where `fetch` only reports that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
