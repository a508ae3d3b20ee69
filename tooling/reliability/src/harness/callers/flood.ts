import { startChild } from '@havan/run/product/child';

interface FloodOptions {
  readonly port: number;
  readonly token: string;
  readonly connections: number;
  /** Addresses of GET calls, requested in turn; `{n}` becomes another number in each request. */
  readonly paths: readonly string[];
}

export interface Flood {
  /**
   * Ends the flood. Returns the number of answers by status, and under `503 without Retry-After` those that must not
   * occur.
   */
  stop(): Promise<Readonly<Record<string, number>>>;
}

/**
 * Starts a process that sends requests as one company over many connections, each as soon as the last one is answered.
 */
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
