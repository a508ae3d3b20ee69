import { areIntact, packageManagers } from './ancestors.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/** How often we look whether those who started us are still there. */
const lookEvery = 500;

/**
 * Fulfilled when we are asked to end: by Ctrl-C, by a signal, or because pnpm or npx above us is gone without having
 * passed the signal on. A second Ctrl-C while the servers end changes nothing: their data is being written.
 */
export function untilStopped(): Promise<void> {
  const managers = packageManagers();
  return new Promise((resolve) => {
    const stop = () => {
      clearInterval(timer);
      resolve();
    };
    const timer = setInterval(() => areIntact(managers) || stop(), lookEvery).unref();
    for (const signal of signals) process.on(signal, stop);
  });
}
