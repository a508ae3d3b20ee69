import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@havan/run/paths';

/** Environment variable with the folder of the migrated cluster, for the processes of a test run. */
const variable = 'HAVAN_DRILL_CLUSTER';

const run = promisify(execFile);

/**
 * Creates an empty, migrated PostgreSQL cluster once for all scenarios of a test run: creating and migrating one for
 * each costs more than a second of CPU time. The returned function removes it. Vitest calls this function by its name.
 */
export async function setup(): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'havan-cluster-'));
  // As root, PostgreSQL runs under another account, which needs access here.
  await chmod(folder, 0o755);
  await run(process.execPath, ['apps/api/src/cli/migrate-main.ts'], {
    cwd: root,
    env: { PATH: process.env['PATH'] ?? '', HOME: process.env['HOME'] ?? '', DATA_DIR: folder },
  });
  process.env[variable] = folder;
  return () => rm(folder, { recursive: true, force: true });
}

/**
 * Copies the migrated cluster into a data folder. A scenario outside a test run has no such cluster and starts with an
 * empty folder.
 */
export async function copyCluster(into: string): Promise<void> {
  const folder = process.env[variable];
  if (!folder || existsSync(join(into, 'postgres'))) return;
  // `cp -a` keeps the owner of the files; the copy functions of Node do not.
  await run('cp', ['-a', `${folder}/.`, into]);
}
