import { setTimeout as pause } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import { isStorageKey, StorageError, type StoragePort } from './storage-port.ts';

/** How long an object store may take to answer, repetitions included, in milliseconds. */
const storePatienceMs = 10_000;
/** How often a request is repeated that the store answers with 5xx or 429, and the longest first pause before it. */
const repetitions = 2;
const firstPauseMs = 50;

/**
 * Objects in the bucket of `s3://KEY:SECRET@HOST/BUCKET?region=REGION&tls=0`, addressed by path, as Amazon S3, MinIO,
 * Ceph and Garage accept it. Requests are signed with AWS Signature Version 4; a request that the store answers with
 * 5xx or 429 is repeated twice.
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
        // The signal belongs to `fetch`: in a Request that nobody holds, the garbage collector takes its abort away.
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
    // The body names the error; reading it also releases the connection.
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
      // The bytes are there: an attempt whose answer was lost, or a picture that is known by its hash.
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

/** The reason of the system where `fetch` only says that it failed. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { cause } = error;
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
}
