import type { Call, RequestOf, ResultOf } from '@havan/contract/call';
import { openAnswer } from './answer.ts';
import { createSessionKeeper, type SessionKeeper, type SessionPorts } from './session-refresh.ts';
import { createTransport, type Fetch } from './transport.ts';

export interface CallInit {
  signal?: AbortSignal;
  /** Names one intention of the person; give the same key to repeat it safely. One is made when left out. */
  idempotencyKey?: string;
  /** Token of another session than the stored one; used while a session is handed over. */
  token?: string;
  /** Bytes that travel as the body of a call whose encoding is `query`. */
  file?: Blob;
  /** It arrives even when the page is left before it was answered. */
  keepalive?: true;
}

/** Checks a result against its schema and throws when it does not fit; see `check-result`. */
export type CheckResult = (call: Call, result: unknown) => void;

export interface ApiOptions {
  /** Origin of the API; empty for the page's own. */
  baseUrl: string;
  session: SessionPorts;
  /** A fresh idempotency key, such as `crypto.randomUUID()`. */
  newKey: () => string;
  check?: CheckResult | undefined;
  /** Sends instead of the platform's own `fetch`. */
  fetch?: Fetch;
}

export interface Api {
  /**
   * Makes a call of the contract and resolves with its result.
   * @throws ApiError for every refusal and when nothing answered
   */
  call<C extends Call>(call: C, request: RequestOf<C>, init?: CallInit): Promise<ResultOf<C>>;
  /** The bare answer of a call, for a result that comes as a stream. */
  open<C extends Call>(call: C, request: RequestOf<C>, init?: CallInit): Promise<Response>;
  readonly session: SessionKeeper;
}

/**
 * Returns the typed `/api/v1`. A 401 is repeated once, after one refresh that all requests and tabs share.
 */
export function createApi({ baseUrl, session: ports, newKey, check, fetch }: ApiOptions): Api {
  const send = createTransport(baseUrl, fetch);
  const session = createSessionKeeper(send, ports);

  async function open<C extends Call>(
    call: C,
    request: RequestOf<C>,
    init: CallInit = {},
  ): Promise<Response> {
    const speaksForItself = call.access === 'public' || init.token !== undefined;
    const sending = {
      call,
      request: request as object,
      signal: init.signal,
      ...(init.file && { file: init.file }),
      ...(init.keepalive && { keepalive: true }),
      ...(call.idempotent && { idempotencyKey: init.idempotencyKey ?? newKey() }),
    };
    const token = speaksForItself ? init.token : await session.token();
    const response = await send({ ...sending, token: token ?? null });
    if (response.status !== 401 || speaksForItself) return response;
    const next = await session.renew(token ?? null);
    return next ? send({ ...sending, token: next }) : response;
  }

  return {
    session,
    open,
    async call<C extends Call>(call: C, request: RequestOf<C>, init?: CallInit): Promise<ResultOf<C>> {
      const result = (await openAnswer(await open(call, request, init))) as ResultOf<C>;
      check?.(call, result);
      return result;
    },
  };
}
