import { createHash } from 'node:crypto';
import { categories } from '@havan/reference-data/categories';
import { districts, provinces } from '@havan/reference-data/places';
import { Client, type ClientBase } from 'pg';
import {
  addCategories,
  isLoaded,
  lockReferenceData,
  noteLoaded,
  upsertDistricts,
  upsertProvinces,
} from './reference-data.sql.ts';

export interface ReferenceChange {
  readonly name: string;
  readonly rows: number;
  /** Rows that were added or corrected. */
  readonly written: number;
}

/** In the order in which their rows refer to each other. */
const dataSets = [
  { name: 'provinces', rows: provinces, write: (client: ClientBase) => upsertProvinces(client, provinces) },
  { name: 'districts', rows: districts, write: (client: ClientBase) => upsertDistricts(client, districts) },
  { name: 'categories', rows: categories, write: (client: ClientBase) => addCategories(client, categories) },
] as const;

/**
 * Updates provinces, districts and categories to this version within the caller's transaction, and returns the number
 * of written rows. Files already loaded in this state are skipped unless `again` is set.
 */
export async function applyReferenceData(
  client: ClientBase,
  { again = false }: { readonly again?: boolean } = {},
): Promise<readonly ReferenceChange[]> {
  await lockReferenceData(client);
  const changes: ReferenceChange[] = [];
  for (const { name, rows, write } of dataSets) {
    const version = createHash('sha256').update(JSON.stringify(rows)).digest('hex');
    if (!again && (await isLoaded(client, name, version))) continue;
    changes.push({ name, rows: rows.length, written: await write(client) });
    await noteLoaded(client, name, version);
  }
  return changes;
}

/** `applyReferenceData` on the migrated database at `url`, in a transaction of its own. */
export async function loadReferenceData(
  url: string,
  options: { readonly again?: boolean } = {},
): Promise<readonly ReferenceChange[]> {
  const client = new Client({ connectionString: url, application_name: 'havan-reference' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    const changes = await applyReferenceData(client, options);
    await client.query('commit');
    return changes;
  } finally {
    await client.end();
  }
}
