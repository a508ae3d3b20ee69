import { apiPrefix, type Call, idempotencyHeader, type RequestOf, type ResultOf } from '@havan/contract/call';
import type { Envelope } from '@havan/contract/envelope';
import { randomUUID } from 'node:crypto';
import { Agent, request as send } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** The answer: HTTP status, business outcome, and the result on success. */
export interface Answer<C extends Call> {
  readonly status: number;
  readonly statusCode: number;
  readonly result: ResultOf<C> | null;
  /** The server asks for a retry: the first request with this key is still running, or a limit is reached. */
  readonly isAskedBack: boolean;
}

interface Options {
  readonly token?: string | undefined;
  readonly key?: string;
  /** Milliseconds for which a request without an answer is repeated, with the same key. */
  readonly patienceMs?: number;
}

/** Makes one call at `baseUrl`; repeats it for a while when no answer or a 5xx comes. */
export async function ask<C extends Call>(
  baseUrl: string,
  call: C,
  request: RequestOf<C>,
  { token, key = randomUUID(), patienceMs = 0 }: Options = {},
): Promise<Answer<C>> {
  const until = Date.now() + patienceMs;
  for (;;) {
    const answer = await once(baseUrl, call, request, token, key);
    const isFinal = answer !== null && answer.status < 500 && !answer.isAskedBack;
    if (isFinal || Date.now() >= until) return answer ?? silence;
    await wait(100);
  }
}

const silence = { status: 0, statusCode: 0, result: null, isAskedBack: false };

async function once<C extends Call>(
  baseUrl: string,
  call: C,
  request: RequestOf<C>,
  token: string | undefined,
  key: string,
): Promise<Answer<C> | null> {
  const fields = Object.entries(request as Readonly<Record<string, unknown>>).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  const query =
    call.encoding === 'query' && fields.length > 0 ? `?${new URLSearchParams(fields).toString()}` : '';
  try {
    const response = await exchange(`${baseUrl}${apiPrefix}/${call.path}${query}`, {
      method: call.method,
      headers: {
        ...(call.encoding === 'json' && { 'content-type': 'application/json' }),
        ...(call.encoding === 'form' && { 'content-type': 'application/x-www-form-urlencoded' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(call.idempotent && { [idempotencyHeader]: key }),
      },
      body:
        call.encoding === 'json'
          ? JSON.stringify(request)
          : call.encoding === 'form'
            ? new URLSearchParams(fields).toString()
            : '',
    });
    const body = JSON.parse(response.text) as Envelope<ResultOf<C>>;
    return {
      status: response.status,
      statusCode: body.statusCode,
      result: body.result,
      isAskedBack: response.isAskedBack,
    };
  } catch {
    return null;
  }
}

const agent = new Agent({ keepAlive: true });
const patienceWithOneMs = 30_000;

/**
 * Sends one request over a keep-alive connection. For many thousands of requests, `fetch` would use as much CPU time as
 * the server.
 */
function exchange(
  url: string,
  { method, headers, body }: { method: string; headers: Record<string, string>; body: string },
): Promise<{ status: number; isAskedBack: boolean; text: string }> {
  return new Promise((resolve, reject) => {
    const outgoing = send(
      url,
      {
        method,
        agent,
        timeout: patienceWithOneMs,
        headers: body ? { ...headers, 'content-length': Buffer.byteLength(body) } : headers,
      },
      (incoming) => {
        let text = '';
        incoming.setEncoding('utf8');
        incoming.on('data', (part: string) => (text += part));
        incoming.once('error', reject);
        incoming.once('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            isAskedBack: incoming.headers['retry-after'] !== undefined,
            text,
          }),
        );
      },
    );
    outgoing.once('timeout', () => outgoing.destroy(new Error('no answer')));
    outgoing.once('error', reject);
    outgoing.end(body);
  });
}
