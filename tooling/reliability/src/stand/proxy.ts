import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { once } from 'node:events';

export interface Proxy {
  readonly port: number;
  /** Answers that the proxy had to make itself, because no process took the request. */
  readonly unserved: () => number;
  stop(): Promise<void>;
}

/**
 * What stands in front of several API processes: takes them in turn, and goes to the next when one refuses the
 * connection. A request that was already on its way is never sent a second time, as a proxy must not repeat what it
 * does not understand.
 */
export async function startProxy(ports: readonly number[]): Promise<Proxy> {
  const agent = new Agent({ keepAlive: true, maxSockets: 256 });
  let turn = 0;
  let unserved = 0;

  const fail = (response: ServerResponse) => {
    unserved += 1;
    if (response.headersSent) response.destroy();
    else response.writeHead(502).end();
  };

  const forward = (incoming: IncomingMessage, body: Buffer, response: ServerResponse, left: number): void => {
    const port = ports[turn++ % ports.length];
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
  const address = server.address();
  return {
    port: typeof address === 'object' && address ? address.port : 0,
    unserved: () => unserved,
    stop: async () => {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** A kept connection that the other end had closed before the request was written. */
const wasClosed = (error: NodeJS.ErrnoException): boolean =>
  error.code === 'ECONNRESET' && /socket hang up/.test(error.message);
