import { startChild } from '@havan/run/product/child';

interface FloodOptions {
  readonly port: number;
  readonly token: string;
  readonly connections: number;
  /** Addresses of GET calls, asked in turn; `{n}` becomes another number each time. */
  readonly paths: readonly string[];
}

export interface Flood {
  /** Ends it. Returns how often each status came, and `503 without Retry-After`, which must not come. */
  stop(): Promise<Readonly<Record<string, number>>>;
}

/** Starts a process that asks as fast as it is answered, over many connections, as one company. */
export async function startFlood({ port, token, connections, paths }: FloodOptions): Promise<Flood> {
  let written = '';
  const child = startChild({
    name: 'The flood',
    file: 'tooling/reliability/src/harness/callers/flood-main.ts',
    env: {
      PATH: process.env['PATH'] ?? '',
      PORT: String(port),
      TOKEN: token,
      CONNECTIONS: String(connections),
      PATHS: JSON.stringify(paths),
    },
    onOutput: (text) => (written += text),
  });
  await child.ready;
  return {
    stop: async () => {
      await child.stop();
      return JSON.parse(written) as Record<string, number>;
    },
  };
}
