import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { root } from '@havan/run/paths';

/** Names the folder of the migrated cluster to the processes of a run of tests. */
const variable = 'HAVAN_DRILL_CLUSTER';

const run = promisify(execFile);

/**
 * Creates an empty, migrated PostgreSQL cluster, once for all drills of a run of tests: creating and migrating one for
 * each costs more than a second of a core. The returned function removes it. Vitest calls it by this name.
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

/** Copies the migrated cluster into a data folder without one. A drill outside a run of tests starts on an empty folder. */
export async function copyCluster(into: string): Promise<void> {
  const folder = process.env[variable];
  if (!folder || existsSync(join(into, 'postgres'))) return;
  // Keeps the owner of the files, which Node's own copy does not.
  await run('cp', ['-a', `${folder}/.`, into]);
}
