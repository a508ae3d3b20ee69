import { apiPrefix, idempotencyHeader, type Call } from '@havan/contract/call';
import { noResponse } from './api-error.ts';

export interface Sending {
  call: Call;
  request: object;
  token?: string | null;
  idempotencyKey?: string;
  signal?: AbortSignal | undefined;
}

export type Transport = (sending: Sending) => Promise<Response>;

/**
 * Binds the contract to fetch: where the request travels follows from the call's encoding. Nothing is repeated and
 * nothing times out here; retries belong to the query cache, which knows what is safe to ask again (specification §9).
 * @param baseUrl origin of the API; empty for the page's own.
 */
export function createTransport(baseUrl: string): Transport {
  return async ({ call, request, token, idempotencyKey, signal }) => {
    const { method, path, encoding } = call;
    const fields = encoding === 'json' ? null : new URLSearchParams(givenFields(request));
    const query = encoding === 'query' && fields?.size ? `?${fields.toString()}` : '';
    const body = encoding === 'json' ? JSON.stringify(request) : encoding === 'form' ? fields : null;
    try {
      return await fetch(`${baseUrl}${apiPrefix}/${path}${query}`, {
        method,
        body,
        headers: {
          ...(encoding === 'json' && { 'content-type': 'application/json' }),
          ...(token && { authorization: `Bearer ${token}` }),
          ...(idempotencyKey && { [idempotencyHeader]: idempotencyKey }),
        },
        signal: signal ?? null,
      });
    } catch (error) {
      if (signal?.aborted) throw error;
      throw noResponse(error);
    }
  };
}

/** A query or a form carries text only; what is undefined is left out. */
function givenFields(request: object): [string, string][] {
  return Object.entries(request).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)] as [string, string]],
  );
}
