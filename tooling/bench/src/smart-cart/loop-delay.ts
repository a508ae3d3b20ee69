/** Milliseconds between two turns of an event loop. The 10 ms between two looks of whoever measures are in them. */
export interface LoopDelay {
  readonly p50: number;
  readonly p99: number;
  readonly most: number;
}

/** Returns the event loop delay of the API since the last call; each reading of its metrics starts a new period. */
export async function readLoopDelay(port: number): Promise<LoopDelay> {
  const response = await fetch(`http://127.0.0.1:${port}/metrics`);
  const metrics = await response.text();
  const read = (name: string): number =>
    1_000 * Number(new RegExp(`^nodejs_eventloop_lag_${name}_seconds (\\S+)$`, 'm').exec(metrics)?.[1]);
  return { p50: read('p50'), p99: read('p99'), most: read('max') };
}
