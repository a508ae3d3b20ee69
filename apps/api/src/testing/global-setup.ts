import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { ensureDatabase, urlOfDatabase } from '../core/db/databases.ts';
import { startEmbedded } from '../core/db/embedded/embedded-server.ts';
import { migrate } from '../core/db/migrate.ts';
import { templateName } from './test-database.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string;
  }
}

/** Starts one PostgreSQL for the whole run, with a migrated template that every test file clones. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'havan-test-'));
  const server = await startEmbedded({
    dataDir,
    // Switches durability off; tests of durability start their own server.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      max_connections: '300',
      deadlock_timeout: '100ms',
    },
  });
  await ensureDatabase(server.url, templateName);
  await migrate(urlOfDatabase(server.url, templateName));
  project.provide('postgresUrl', server.url);
  return async () => {
    await server.stop();
    await rm(dataDir, { recursive: true, force: true });
  };
}
