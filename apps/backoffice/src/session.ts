import { openAnswer } from '@havan/api-client/answer';
import { ApiError } from '@havan/api-client/api-error';
import type { OperatorApi } from '@havan/api-client/queries/backoffice/operators';
import { createTransport } from '@havan/api-client/transport';
import type { Call, RequestOf, ResultOf } from '@havan/contract/call';
import { storageKeys } from '@havan/domain/storage-key';
import { useSyncExternalStore } from 'react';

const key = storageKeys.operatorSession;
const changed = 'havan:operator';

const read = () => sessionStorage.getItem(key);
const subscribe = (listener: () => void) => {
  addEventListener(changed, listener);
  return () => removeEventListener(changed, listener);
};

/** How the last session of this tab ended: its operator left, or the server no longer takes it. */
export type SessionEnd = 'left' | 'expired';
let lastEnd: SessionEnd | null = null;

/** Returns how the last session of this tab ended; null before one did. */
export const endOfSession = (): SessionEnd | null => lastEnd;

/** Keeps the session for this tab; null ends it. */
export function keepSession(token: string | null, end: SessionEnd = 'left'): void {
  lastEnd = token === null ? end : null;
  if (token === null) sessionStorage.removeItem(key);
  else sessionStorage.setItem(key, token);
  dispatchEvent(new Event(changed));
}

/** Returns whether this tab has a session, for what runs outside of a render. */
export const hasSession = (): boolean => read() !== null;

/** Returns whether an operator is signed in in this tab. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(subscribe, read) !== null;

const send = createTransport('');

interface Init {
  readonly signal?: AbortSignal | undefined;
  /** The call outlives its page. */
  readonly keepalive?: true;
  readonly file?: Blob;
}

const open = (call: Call, request: object, { signal, keepalive, file }: Init = {}): Promise<Response> =>
  send({
    call,
    request,
    token: call.access === 'operator' ? read() : null,
    signal,
    ...(keepalive && { keepalive }),
    ...(file && { file }),
  });

/** The calls of the back office. A session that the server refuses is over here as well. */
export const api: OperatorApi = {
  open,
  async call<C extends Call>(call: C, request: object, init: Init = {}) {
    try {
      const answer: ResultOf<C> = await openAnswer(await open(call, request, init));
      return answer;
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && call.access === 'operator')
        keepSession(null, 'expired');
      throw error;
    }
  },
};

/** Returns the bytes that a call of the back office answers with instead of an envelope. @throws ApiError */
export async function fetchOperatorFile<C extends Call>(
  call: C,
  request: RequestOf<C> & object,
): Promise<Blob> {
  const response = await send({ call, request, token: read() });
  // A refusal is an envelope, and opening it throws it.
  if (!response.ok) await openAnswer(response);
  return response.blob();
}
