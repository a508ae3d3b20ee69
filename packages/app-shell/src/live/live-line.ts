import { liveSilenceMs } from '@havan/domain/limits';

export interface LineParts {
  /** Yields tokens newer than the known one until the stream ends or fails. */
  readonly marks: (known: string | null, signal: AbortSignal) => AsyncIterable<string>;
  readonly onMark: (mark: string) => void;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
}

const longestWaitMs = 60_000;

/**
 * Returns the wait before the next try, ms: 1 to 2 s after a working stream, then twice as long after each failure;
 * jittered, so that pages do not reconnect at the same time.
 */
const waitAfter = (failures: number, random: number): number =>
  Math.min(longestWaitMs, 1000 * 2 ** failures) * (0.5 + random / 2);

/**
 * Keeps a stream of change tokens open until `signal`: one that ends, fails or falls silent is reopened at its last
 * token.
 */
export async function keepLine(parts: LineParts, signal: AbortSignal): Promise<void> {
  let known: string | null = null;
  let failures = 0;
  while (!signal.aborted) {
    const silence = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const listen = () => {
      clearTimeout(timer);
      timer = setTimeout(() => silence.abort(), liveSilenceMs);
    };
    listen();
    try {
      for await (const mark of parts.marks(known, AbortSignal.any([signal, silence.signal]))) {
        listen();
        failures = 0;
        known = mark;
        parts.onMark(mark);
      }
    } catch {
      // A refusal, a lost connection and a silent stream are treated alike: polling continues meanwhile.
    }
    clearTimeout(timer);
    failures += 1;
    await parts.wait(waitAfter(failures, parts.random()), signal);
  }
}

/** Waits for this time or until `signal`. */
export const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const timer = setTimeout(resolve, ms);
    signal.addEventListener(
      'abort',
      () => {
        clearTimeout(timer);
        resolve();
      },
      { once: true },
    );
  });
