import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SessionTokens } from '@havan/contract/identity/session';
import type { SessionPorts } from '../session-refresh.ts';

export interface Received {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface Reply {
  status?: number;
  body: unknown;
  /** Sent unchanged instead of `body`, for answers that are not JSON. */
  raw?: string;
}

/** Starts a real HTTP server that returns the given answers and records the requests. */
export async function startWire(answer: (received: Received) => Reply | Promise<Reply>) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const url = new URL(request.url ?? '/', 'http://wire');
      const entry = {
        method: request.method ?? '',
        path: url.pathname,
        query: url.searchParams,
        headers: request.headers,
        body: Buffer.concat(chunks).toString('utf8'),
      };
      received.push(entry);
      const { status = 200, body, raw } = await answer(entry);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(raw ?? JSON.stringify(body));
    })();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { baseUrl: `http://127.0.0.1:${port}`, received, close: () => closeServer(server) };
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((resolve) => {
    server.close(() => resolve());
  });
}

export const success = (result: unknown): Reply => ({
  body: { statusCode: 200, statusMessage: 'OK', result, errors: [] },
});

export const refused = (
  status: number,
  statusCode: number,
  statusMessage: string,
  errors: unknown[] = [],
): Reply => ({
  status,
  body: { statusCode, statusMessage, result: null, errors },
});

/**
 * Creates the storage and locks that the tabs of one browser share. A value that one tab stores reaches the others
 * after `lateMs`, as in a browser that runs each tab in its own process.
 */
export function createBrowser(stored: SessionTokens | null, lateMs = 0) {
  let tokens = stored;
  const tabs: { seen: SessionTokens | null }[] = [];
  const marks = new Set<string>();
  const store = (own: { seen: SessionTokens | null }, next: SessionTokens | null) => {
    tokens = next;
    own.seen = next;
    const reach = () => {
      for (const tab of tabs) tab.seen = next;
    };
    if (lateMs > 0) setTimeout(reach, lateMs);
    else reach();
  };
  const queues = new Map<string, Promise<unknown>>();
  return {
    stored: () => tokens,
    /** The ports of one more tab. */
    openTab(onSignedOut: () => void = () => {}): SessionPorts {
      const own = { seen: tokens };
      tabs.push(own);
      return {
        storage: {
          read: () => own.seen,
          write: (next) => store(own, next),
          clear: () => store(own, null),
        },
        marks: {
          set: async (name) => void marks.add(name),
          has: async (name) => marks.has(name),
        },
        withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
          const turn = (queues.get(name) ?? Promise.resolve()).then(task, task);
          queues.set(
            name,
            turn.catch(() => null),
          );
          return turn;
        },
        now: () => Date.parse('2026-11-21T10:00:00Z'),
        onSignedOut,
      };
    },
  };
}

export const tokens = (name: string, tokenExpireDate = '2026-11-21T10:15:00.000Z'): SessionTokens => ({
  token: `access-${name}`,
  refreshToken: `refresh-${name}-0123456789`,
  tokenExpireDate,
  userType: 1,
});
