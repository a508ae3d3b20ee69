import { randomUUID } from 'node:crypto';
import { apiPrefix, type Call, idempotencyHeader, type RequestOf, type ResultOf } from '@havan/contract/call';

interface Envelope<T> {
  readonly result: T;
  readonly statusMessage: string;
}

/** Sends a JSON or query call and returns its result. @throws Error with the sentence of a refusal */
export async function call<C extends Call>(
  port: number,
  token: string,
  asked: C,
  request: RequestOf<C>,
): Promise<ResultOf<C>> {
  const isPost = asked.method === 'POST';
  const query = isPost ? '' : `?${new URLSearchParams(request as Record<string, string>).toString()}`;
  const response = await fetch(`http://127.0.0.1:${port}${apiPrefix}/${asked.path}${query}`, {
    method: asked.method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(isPost && { 'content-type': 'application/json', [idempotencyHeader]: randomUUID() }),
    },
    ...(isPost && { body: JSON.stringify(request) }),
  });
  return resultOf(asked, response);
}

/** Sends bytes as the body of a call whose request is its query. @throws Error as `call` */
export async function sendBytes<C extends Call>(
  port: number,
  token: string,
  asked: C,
  request: Record<string, string>,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<ResultOf<C>> {
  const query = new URLSearchParams(request).toString();
  const response = await fetch(`http://127.0.0.1:${port}${apiPrefix}/${asked.path}?${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/octet-stream' },
    body: bytes,
  });
  return resultOf(asked, response);
}

async function resultOf<C extends Call>(asked: C, response: Response): Promise<ResultOf<C>> {
  const body = (await response.json()) as Envelope<ResultOf<C>>;
  if (!response.ok) throw new Error(`${asked.path}: ${body.statusMessage}`);
  return body.result;
}

/** Returns the value below which this share of the times lies. */
export const quantile = (times: readonly number[], share: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? Number.POSITIVE_INFINITY;
