import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Db, openDatabase, type OpenDatabase } from '../db/database.ts';
import { cloneDatabase, dropDatabase, urlOfDatabase } from '../db/databases.ts';

export const templateName = 'havan_template';

export interface TestDatabase {
  readonly db: Db;
  readonly url: string;
}

/**
 * A migrated, empty database of its own for the test file that calls this at its top; it is dropped afterwards. The
 * members can be read from `beforeAll` on.
 */
export function testDatabase(): TestDatabase {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = urlOfDatabase(server, name);
  let open: OpenDatabase | undefined;
  beforeAll(async () => {
    await cloneDatabase(server, templateName, name);
    // As the product does: what its role may not do, no test passes by doing.
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
