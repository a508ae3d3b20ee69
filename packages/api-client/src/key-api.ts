import type { Call, RequestOf, ResultOf } from '@havan/contract/call';
import { openAnswer } from './answer.ts';
import { ApiError } from './api-error.ts';
import { createTransport, type Fetch } from './transport.ts';

interface KeyCallInit {
  readonly signal?: AbortSignal;
  /** Names one intention; give the same key to repeat it safely. One is made when left out. */
  readonly idempotencyKey?: string;
  /** Bytes that travel as the body of a call whose encoding is `query`. */
  readonly file?: Blob;
}

export interface KeyApiOptions {
  /** Origin of the API. */
  readonly baseUrl: string;
  /** A key of the integration settings, `hvn_…`. */
  readonly key: string;
  /** How often a call that may be repeated is tried again; 3 when left out. */
  readonly retries?: number;
  /** Sends instead of the platform's own `fetch`. */
  readonly fetch?: Fetch;
  /** Waits that many milliseconds. */
  readonly wait?: (ms: number) => Promise<void>;
}

export interface KeyApi {
  /**
   * Makes a call of the contract and resolves with its result.
   * @throws ApiError for every refusal and when nothing answered
   */
  call<C extends Call>(call: C, request: RequestOf<C>, init?: KeyCallInit): Promise<ResultOf<C>>;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/**
 * Returns the API for a program that has a key. What may be repeated without doing twice (reading, and
 * writing under an idempotency key) is tried again after half a second, one, two …, or when a refused limit
 * says so.
 */
export function createKeyApi({ baseUrl, key, retries = 3, fetch, wait = pause }: KeyApiOptions): KeyApi {
  const send = createTransport(baseUrl, fetch);

  async function attempt<C extends Call>(
    call: C,
    request: RequestOf<C>,
    init: KeyCallInit & { readonly tries: number },
  ): Promise<ResultOf<C>> {
    let retryAfter: string | null = null;
    try {
      const response = await send({
        call,
        request: request as object,
        token: key,
        signal: init.signal,
        ...(init.file && { file: init.file }),
        ...(init.idempotencyKey !== undefined && { idempotencyKey: init.idempotencyKey }),
      });
      retryAfter = response.headers.get('retry-after');
      const result = (await openAnswer(response)) as ResultOf<C>;
      return result;
    } catch (error) {
      const mayRepeat = call.method === 'GET' || call.idempotent === true;
      const isWorthIt = error instanceof ApiError && (error.isPassing || error.code === 'requestInFlight');
      if (!mayRepeat || !isWorthIt || init.tries >= retries) throw error;
      await wait(waitOf(retryAfter, init.tries));
      return attempt(call, request, { ...init, tries: init.tries + 1 });
    }
  }

  return {
    call: (call, request, init = {}) =>
      attempt(call, request, {
        ...init,
        ...(call.idempotent && { idempotencyKey: init.idempotencyKey ?? crypto.randomUUID() }),
        tries: 0,
      }),
  };
}

/** Returns milliseconds until the next try; a server that names a time is believed up to two minutes. */
function waitOf(retryAfter: string | null, tries: number): number {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? Math.min(seconds, 120) * 1000 : 500 * 2 ** tries;
}
