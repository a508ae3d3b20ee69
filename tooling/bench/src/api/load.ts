import { randomUUID } from 'node:crypto';
import { idempotencyHeader } from '@havan/contract/call';
import autocannon from 'autocannon';
import type { CpuMeter } from '../cpu.ts';

export interface Load {
  /** Answers a second. */
  readonly rate: number;
  readonly p50: number;
  readonly p99: number;
  /** Failed requests; a row with any is invalid. */
  readonly refused: number;
  /** Milliseconds of CPU an answer, where measured. */
  readonly cpu?: number | undefined;
}

interface LoadOptions {
  readonly cpu?: CpuMeter;
  /** Seconds, one unless given. */
  readonly warmUp?: number;
}

export interface Asked {
  readonly method?: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string;
  /** Sends a new idempotency key each time, so that no answer is a replay. */
  readonly idempotent?: boolean;
}

export interface Target {
  readonly name: string;
  readonly port: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Access tokens of different users: one a connection, or one a question where questions are drawn. */
  readonly tokens?: readonly string[];
  /** The requests that every connection sends in turn, or a function that returns another one each time. */
  readonly requests: readonly Asked[] | (() => Asked);
}

/** Questions that are drawn for a run, of all connections together: more than are answered in its seconds. */
const drawnForRun = 20_000;

/** Sends requests to `target` for `seconds` over `connections`, after a second of warm-up. */
export async function load(
  target: Target,
  connections: number,
  seconds: number,
  { cpu, warmUp = 1 }: LoadOptions = {},
): Promise<Load> {
  if (warmUp > 0) await fire(target, connections, warmUp);
  const before = cpu?.() ?? 0;
  const { requests, latency, non2xx, errors, timeouts } = await fire(target, connections, seconds);
  return {
    rate: requests.average,
    p50: latency.p50,
    p99: latency.p99,
    refused: non2xx + errors + timeouts,
    ...(cpu && { cpu: (cpu() - before) / requests.total }),
  };
}

function fire({ port, headers, tokens = [], requests }: Target, connections: number, duration: number) {
  let at = 0;
  /** Returns the header of the next user; none where the target has no users of its own. */
  const nextUser = () => {
    const token = tokens[at % tokens.length];
    at += 1;
    return token === undefined ? {} : { headers: { ...headers, authorization: `Bearer ${token}` } };
  };
  const ofConnection = (): autocannon.Request[] => {
    if (typeof requests === 'function')
      return Array.from({ length: Math.ceil(drawnForRun / connections) }, () => ({
        ...asSent(requests()),
        ...nextUser(),
      }));
    const user = nextUser();
    return requests.map((asked) => ({ ...asSent(asked), ...user }));
  };
  return autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration,
    headers: { ...headers },
    setupClient: (client) => {
      client.setRequests(ofConnection());
    },
  });
}

const asSent = ({ idempotent, ...request }: Asked): autocannon.Request =>
  idempotent ? { ...request, setupRequest: withKey } : request;

function withKey(request: autocannon.Request): autocannon.Request {
  return { ...request, headers: { ...request.headers, [idempotencyHeader]: randomUUID() } };
}
