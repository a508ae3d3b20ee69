import { areIntact, packageManagers } from './ancestors.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How often to check that the parent processes are alive. */
const pollEvery = 500;

/**
 * Resolves when the process should end: on Ctrl-C, on a signal, or because the pnpm or npx above it has died without
 * passing on a signal. A second Ctrl-C during the shutdown is ignored, because data is being written.
 */
export function untilStopped(): Promise<void> {
  const managers = packageManagers();
  return new Promise((resolve) => {
    const stop = () => {
      clearInterval(timer);
      resolve();
    };
    const timer = setInterval(() => areIntact(managers) || stop(), pollEvery).unref();
    for (const signal of signals) process.on(signal, stop);
  });
}
