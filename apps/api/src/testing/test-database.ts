import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Db, openDatabase, type OpenDatabase } from '../core/db/database.ts';
import { cloneDatabase, dropDatabase, urlOfDatabase } from '../core/db/databases.ts';

export const templateName = 'havan_template';

export interface TestDatabase {
  readonly db: Db;
  readonly url: string;
}

/**
 * Creates a migrated, empty database for the test file that calls this at its top and drops it afterwards. Its members
 * are available from `beforeAll` on.
 */
export function testDatabase(): TestDatabase {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = urlOfDatabase(server, name);
  let open: OpenDatabase | undefined;
  beforeAll(async () => {
    await cloneDatabase(server, templateName, name);
    // Opened with the role of the product, so that tests have the same permissions.
    open = openDatabase({ url, max: 12, applicationName: name, role: 'havan_app' });
  });
  afterAll(async () => {
    await open?.close();
    await dropDatabase(server, name);
  });
  return {
    url,
    get db() {
      if (!open) throw new Error('testDatabase() is ready from beforeAll on');
      return open.db;
    },
  };
}
