import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll } from 'vitest';

export interface ProviderRequest {
  readonly method: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

/** The answer of a stand-in; null closes the connection, as a crashed server does. */
export type ProviderAnswer = { readonly status?: number; readonly body: unknown } | null;

/**
 * Starts a server that stands in for a payment provider, for the test file that calls this at its top. The returned
 * function returns its origin once it listens.
 */
export function providerServer(answer: (request: ProviderRequest) => ProviderAnswer): () => string {
  let url = '';
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { pathname, searchParams } = new URL(request.url ?? '/', 'http://provider');
      const answered = answer({
        method: request.method ?? '',
        path: pathname,
        query: searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      });
      if (!answered) {
        request.socket.destroy();
        return;
      }
      response.writeHead(answered.status ?? 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(answered.body));
    });
  });
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return () => url;
}
