import { apiPrefix, type Call, idempotencyHeader, type RequestOf, type ResultOf } from '@havan/contract/call';
import { isSuccess } from '@havan/contract/envelope';
import { randomUUID } from 'node:crypto';

/** A failed call of the API. */
export class WireError extends Error {
  override readonly name = 'WireError';
  readonly statusCode: number;

  constructor(path: string, statusCode: number, statusMessage: string) {
    super(`${path}: ${statusCode} ${statusMessage}`);
    this.statusCode = statusCode;
  }
}

/**
 * Makes one call of the contract against the API on `port`, without a browser. Node does not resolve `*.localhost`,
 * hence the bare address. @throws WireError
 */
export async function send<C extends Call>(
  port: number,
  call: C,
  request: RequestOf<C>,
  token?: string,
): Promise<ResultOf<C>> {
  const fields = Object.entries(request as Readonly<Record<string, unknown>>).map(
    ([name, value]) => [name, String(value)] as [string, string],
  );
  const query =
    call.encoding === 'query' && fields.length > 0 ? `?${new URLSearchParams(fields).toString()}` : '';
  const response = await fetch(`http://127.0.0.1:${port}${apiPrefix}/${call.path}${query}`, {
    method: call.method,
    headers: {
      ...(call.encoding === 'json' && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
      ...(call.idempotent && { [idempotencyHeader]: randomUUID() }),
    },
    ...(call.encoding === 'json' && { body: JSON.stringify(request) }),
    ...(call.encoding === 'form' && { body: new URLSearchParams(fields) }),
  });
  const envelope = (await response.json()) as Readonly<{
    statusCode: number;
    statusMessage: string;
    result: unknown;
  }>;
  if (isSuccess(envelope.statusCode)) return envelope.result;
  throw new WireError(call.path, envelope.statusCode, envelope.statusMessage);
}
