import { apiPrefix, idempotencyHeader, type Call } from '@havan/contract/call';
import ky, { type Options } from 'ky';
import { noResponse } from './api-error.ts';

export interface Sending {
  call: Call;
  request: object;
  token?: string | null;
  idempotencyKey?: string;
  /** Bytes that travel as the body; the request then travels in the URL. */
  file?: Blob;
  keepalive?: boolean;
  signal?: AbortSignal | undefined;
}

export type Transport = (sending: Sending) => Promise<Response>;

export type Fetch = NonNullable<Options['fetch']>;
type Fields = Record<string, string | undefined>;

/**
 * Binds the contract to ky: where the request travels follows from the call's encoding. ky neither retries nor times
 * out here: retries belong to the query cache, which knows what is safe to ask again (specification §9).
 * @param baseUrl origin of the API; empty for the page's own.
 * @param fetch what sends instead of the platform's own
 */
export function createTransport(baseUrl: string, fetch?: Fetch): Transport {
  const http = ky.create({
    retry: 0,
    timeout: false,
    throwHttpErrors: false,
    ...(baseUrl && { baseUrl }),
    ...(fetch && { fetch }),
  });
  return async ({ call, request, token, idempotencyKey, file, keepalive, signal }) => {
    const { method, encoding } = call;
    try {
      return await http(`${apiPrefix}/${call.path}`, {
        method,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
        },
        ...(encoding === 'query' && { searchParams: request as Fields }),
        ...(encoding === 'json' && { json: request }),
        ...(encoding === 'form' && { body: new URLSearchParams(request as Record<string, string>) }),
        ...(file && { body: file }),
        ...(signal && { signal }),
        ...(keepalive && { keepalive }),
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw noResponse(error);
    }
  };
}
