import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { handle } from './calls.ts';
import { Refusal, type StoredIndex } from './store.ts';

type Kind = 'search' | 'bulk' | 'refresh' | 'aliases' | 'other';

/** A failure of the next requests of a kind. */
export interface Fault {
  readonly kind: Kind;
  /** Number of requests that fail. */
  times: number;
  /** Status with which the whole request is refused. */
  readonly status?: number;
  /** Status with which every second document of a bulk request is refused. */
  readonly itemStatus?: number;
  /** Fields that replace those of an answer. */
  readonly answer?: object;
  /** Called before the request is handled; an error that it throws closes the connection. */
  readonly before?: () => void | Promise<void>;
}

export interface EngineStandIn {
  readonly url: (path?: string) => string;
  readonly indexes: ReadonlyMap<string, StoredIndex>;
  /** The index behind each alias. */
  readonly aliases: ReadonlyMap<string, string>;
  /** The requests so far, `METHOD /path`. */
  readonly requests: readonly string[];
  readonly fail: (fault: Fault) => void;
  readonly close: () => Promise<void>;
}

/**
 * Starts a server with the part of the OpenSearch API that the product uses, as its documentation describes it. Tests
 * against it check our reading of the documentation, not the behaviour of an engine.
 */
export async function startEngine(credentials: string | null = null): Promise<EngineStandIn> {
  const indexes = new Map<string, StoredIndex>();
  const aliases = new Map<string, string>();
  const requests: string[] = [];
  const faults: Fault[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? '/', 'http://engine');
    const body = await text(request);
    requests.push(`${request.method} ${url.pathname}`);
    const reply = (status: number, value: object) =>
      response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    try {
      const given = request.headers.authorization ?? '';
      if (credentials !== null && given !== `Basic ${Buffer.from(credentials).toString('base64')}`)
        throw new Refusal(401, 'security_exception', 'missing authentication credentials');
      const fault = takeFault(faults, kindOf(url.pathname));
      await fault?.before?.();
      if (fault?.status !== undefined)
        throw new Refusal(fault.status, 'rejected_execution_exception', 'rejected execution');
      const store = { indexes, aliases };
      reply(200, { ...handle(store, request, url, body, fault?.itemStatus), ...fault?.answer });
    } catch (error) {
      if (error instanceof Refusal) reply(error.status, error.body);
      else request.socket.destroy();
    }
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const user = credentials === null ? '' : `${credentials}@`;
  return {
    url: (path = 'havan') => `opensearch+http://${user}127.0.0.1:${port}/${path}`,
    indexes,
    aliases,
    requests,
    fail: (fault) => faults.push(fault),
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

function kindOf(path: string): Kind {
  const last = path.split('/').at(-1);
  if (last === '_search') return 'search';
  if (last === '_bulk') return 'bulk';
  if (last === '_refresh') return 'refresh';
  return last === '_aliases' ? 'aliases' : 'other';
}

function takeFault(faults: readonly Fault[], kind: Kind): Fault | undefined {
  const fault = faults.find((each) => each.kind === kind && each.times > 0);
  if (fault) fault.times -= 1;
  return fault;
}
