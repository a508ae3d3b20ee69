const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How often we look whether the process that started us is still there. */
const lookEvery = 500;

/**
 * Fulfilled when we are asked to end: by Ctrl-C, by a signal, or because the process that started us (pnpm) is gone
 * without having passed the signal on.
 */
export function untilStopped(): Promise<void> {
  const parent = process.ppid;
  return new Promise((resolve) => {
    const timer = setInterval(() => process.ppid !== parent && stop(), lookEvery).unref();
    const stop = () => {
      clearInterval(timer);
      // A second Ctrl-C while the servers end is heard and changes nothing: their data is being written.
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
  });
}
