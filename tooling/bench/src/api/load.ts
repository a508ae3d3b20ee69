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

export interface Target {
  readonly name: string;
  readonly port: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** Access tokens of different users, assigned to the connections in turn. */
  readonly tokens?: readonly string[];
  /** The requests that every connection sends in turn. */
  readonly requests: ReadonlyArray<{
    readonly method?: 'GET' | 'POST';
    readonly path: string;
    readonly body?: string;
    /** Sends a new idempotency key each time, so that no answer is a replay. */
    readonly idempotent?: boolean;
  }>;
}

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
  const asked = requests.map(({ idempotent, ...request }) =>
    idempotent ? { ...request, setupRequest: withKey } : request,
  );
  const turn = tokens.values();
  return autocannon({
    url: `http://127.0.0.1:${port}`,
    connections,
    duration,
    headers: { ...headers },
    requests: asked,
    setupClient: (client) => {
      const token = turn.next().value;
      if (token === undefined) return;
      const own = { ...headers, authorization: `Bearer ${token}` };
      client.setRequests(asked.map((request) => ({ ...request, headers: own })));
    },
  });
}

function withKey(request: autocannon.Request): autocannon.Request {
  return { ...request, headers: { ...request.headers, [idempotencyHeader]: randomUUID() } };
}
