import type { District, Province } from '@havan/reference-data/places';
import type { ReferenceCategory } from '@havan/reference-data/categories';
import type { ClientBase } from 'pg';

// Each runs in the caller's transaction.

/** Serialises the loading of concurrently starting processes. */
export async function lockReferenceData(client: ClientBase): Promise<void> {
  await client.query(`select pg_advisory_xact_lock(hashtext('reference data'))`);
}

/** Returns whether the rows of this name were last loaded in this state. */
export async function isLoaded(client: ClientBase, name: string, version: string): Promise<boolean> {
  const { rowCount } = await client.query('select from reference_data where name = $1 and version = $2', [
    name,
    version,
  ]);
  return rowCount === 1;
}

export async function noteLoaded(client: ClientBase, name: string, version: string): Promise<void> {
  await client.query(
    `insert into reference_data (name, version) values ($1, $2)
     on conflict (name) do update set version = excluded.version, loaded_at = now()`,
    [name, version],
  );
}

/**
 * Adds provinces and renames those with another name. Returns the number of written rows, as the next two functions do.
 */
export async function upsertProvinces(client: ClientBase, rows: readonly Province[]): Promise<number> {
  const { rowCount } = await client.query(
    `insert into city (id, name)
     select id, name from jsonb_to_recordset($1) as given (id smallint, name text)
     on conflict (id) do update set name = excluded.name where city.name <> excluded.name`,
    [JSON.stringify(rows)],
  );
  return rowCount ?? 0;
}

/** Adds districts; renames and moves those that differ. */
export async function upsertDistricts(client: ClientBase, rows: readonly District[]): Promise<number> {
  const { rowCount } = await client.query(
    `insert into town (id, city_id, name)
     select id, "provinceId", name from jsonb_to_recordset($1) as given (id integer, "provinceId" smallint, name text)
     on conflict (id) do update set city_id = excluded.city_id, name = excluded.name
     where (town.city_id, town.name) is distinct from (excluded.city_id, excluded.name)`,
    [JSON.stringify(rows)],
  );
  return rowCount ?? 0;
}

/** Adds missing categories; existing ones belong to the operators, who may have renamed or moved them. */
export async function addCategories(client: ClientBase, rows: readonly ReferenceCategory[]): Promise<number> {
  const { rowCount } = await client.query(
    `insert into category (id, parent_id, name, depth, position, is_highlight)
     select id, "parentId", name, depth, position, "isHighlight"
     from jsonb_to_recordset($1) as given
       (id bigint, "parentId" bigint, name text, depth smallint, position integer, "isHighlight" boolean)
     order by depth
     on conflict (id) do nothing`,
    [JSON.stringify(rows)],
  );
  return rowCount ?? 0;
}
