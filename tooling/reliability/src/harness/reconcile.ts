import { execFile } from 'node:child_process';
import { root } from '@havan/run/paths';
import type { Stand } from './harness.ts';

/** Returns the differences that `pnpm reconcile` reports between bank and ledger; empty when they agree. */
export const reconcileFaults = ({ env }: Stand): Promise<string[]> =>
  new Promise((resolve) => {
    const file = 'apps/api/src/cli/reconcile-main.ts';
    execFile(process.execPath, [file], { cwd: root, env: { ...env } }, (error, stdout, stderr) =>
      resolve(error ? [`pnpm reconcile: ${stdout}${stderr}`.trim()] : []),
    );
  });
