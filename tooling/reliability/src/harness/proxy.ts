import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

export interface Proxy {
  readonly port: number;
  /** The number of answers that the proxy made itself because no process accepted the request. */
  readonly unserved: () => number;
  stop(): Promise<void>;
}

/** How often `/health/ready` is asked, in milliseconds. */
const healthEveryMs = 100;

/**
 * Returns a load balancer in front of several API processes. It sends requests in turn to the ready processes, and to
 * the next one when a connection is refused. A request that was sent is never repeated, because it may not be
 * idempotent.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  const ready = new Set(ports);
  const over = new AbortController();
  let turn = 0;
  let unserved = 0;

  const nextPort = () => {
    const candidates = ready.size > 0 ? [...ready] : ports;
    turn += 1;
    return candidates[turn % candidates.length];
  };

  const look = async () => {
    while (!over.signal.aborted) {
      await Promise.all(
        ports.map(async (port) => ((await isReady(port)) ? ready.add(port) : ready.delete(port))),
      );
      await wait(healthEveryMs);
    }
  };

  const fail = (response: ServerResponse) => {
    unserved += 1;
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  };

  const forward = (incoming: IncomingMessage, body: Buffer, response: ServerResponse, left: number): void => {
    const port = nextPort();
    const { method, url, headers } = incoming;
    const outgoing = request({ host: '127.0.0.1', port, method, path: url, headers, agent });
    outgoing.once('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
      answer.once('error', () => response.destroy());
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      const neverArrived = error.code === 'ECONNREFUSED' || (outgoing.reusedSocket && wasClosed(error));
      if (neverArrived && left > 0) forward(incoming, body, response, left - 1);
      else fail(response);
    });
    outgoing.end(body);
  };

  const server = createServer((incoming, response) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.once('end', () => forward(incoming, Buffer.concat(chunks), response, 2 * ports.length));
    incoming.once('error', () => response.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const looking = look();
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    unserved: () => unserved,
    stop: async () => {
      over.abort();
      await looking;
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A keep-alive connection that the other end closed before the request was written. */
const wasClosed = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'ECONNRESET' && /socket hang up/.test(error.message);

async function isReady(port: number): Promise<boolean> {
  const signal = AbortSignal.timeout(1000);
  return fetch(`http://127.0.0.1:${port}/health/ready`, { signal }).then(
    async (answer) => {
      await answer.arrayBuffer();
      return answer.ok;
    },
    () => false,
  );
}
