import { liveSilenceMs } from '@havan/domain/limits';

export interface LineParts {
  /** The marks newer than the one that is known, until the stream ends or breaks. */
  readonly marks: (known: string | null, signal: AbortSignal) => AsyncIterable<string>;
  readonly hear: (mark: string) => void;
  readonly wait: (ms: number, signal: AbortSignal) => Promise<void>;
  /** From 0 to 1. */
  readonly random: () => number;
}

const longestWaitMs = 60_000;

/** 1 to 2 s after a stream that worked, then twice as long with each failure; spread, so that pages do not come in step. */
const waitAfter = (failures: number, random: number): number =>
  Math.min(longestWaitMs, 1000 * 2 ** failures) * (0.5 + random / 2);

/** Keeps a stream of marks open until `signal`: one that ends, breaks or falls silent is opened again where it stopped. */
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
        parts.hear(mark);
      }
    } catch {
      // A refusal, a cut and a silence are the same here: the pulse goes on meanwhile.
    }
    clearTimeout(timer);
    failures += 1;
    await parts.wait(waitAfter(failures, parts.random()), signal);
  }
}

/** Waits that long, or until `signal`. */
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
