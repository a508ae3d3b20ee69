import { execFile } from 'node:child_process';
import { root } from '@havan/run/paths';
import type { Stand } from './stand.ts';

/** What the operator's own command (`pnpm reconcile`) says against bank and books; nothing when they are of one mind. */
export const reconcileFaults = ({ env }: Stand): Promise<string[]> =>
  new Promise((resolve) => {
    const file = 'apps/api/src/operator/reconcile-main.ts';
    execFile(process.execPath, [file], { cwd: root, env: { ...env } }, (error, stdout, stderr) =>
      resolve(error ? [`pnpm reconcile: ${stdout}${stderr}`.trim()] : []),
    );
  });
