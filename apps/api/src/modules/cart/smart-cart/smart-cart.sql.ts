import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';
import type { SmartCartTable } from '../../../core/db/schema/smart-cart-tables.ts';
import type { WatchersElsewhere } from '../../../core/ports/cart-searches-port.ts';

export interface StoredSearch {
  readonly id: string;
  readonly companyId: number;
  readonly request: unknown;
  readonly answer: unknown;
  readonly plan: unknown;
  readonly alternatives: unknown;
  readonly version: number;
  readonly state: SmartCartTable['state'];
}

export async function storeSearch(db: Db, search: StoredSearch): Promise<void> {
  const { id, companyId, request, answer, plan, alternatives, version, state } = search;
  const change = {
    answer: JSON.stringify(answer),
    plan: JSON.stringify(plan),
    alternatives: JSON.stringify(alternatives),
    version,
    state,
  };
  await db
    .insertInto('smart_cart')
    .values({ id, company_id: companyId, request: JSON.stringify(request), ...change })
    // An older state never replaces a newer one.
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({ ...change, updated_at: new Date() })
        .where('smart_cart.version', '<', version),
    )
    .execute();
}

/** Returns a search of this company; undefined for a foreign one. */
export const findSearch = (db: Db, companyId: number, id: string) =>
  db
    .selectFrom('smart_cart')
    .select(['id', 'request', 'answer', 'plan', 'alternatives', 'version', 'state', 'updated_at'])
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst();

/** Returns the watchers of a search in other processes, by the database's clock. */
export async function elsewhereOf(db: Db, id: string): Promise<WatchersElsewhere> {
  const { rows } = await sql<{ reported: WatchersElsewhere }>`
    select case when stop_asked then 'stopAsked' when watched_until > now() then 'watched'
                when watched_until is null then 'unseen' else 'left' end as reported
    from smart_cart where id = ${id}`.execute(db);
  return rows[0]?.reported ?? 'unseen';
}

const ahead = (milliseconds: number) => sql<Date>`now() + ${milliseconds} * interval '1 millisecond'`;

/** Records a watcher of a search in another process; renewed after a fifth of the time. */
export const keepWatched = (db: Db, id: string, milliseconds: number) =>
  db
    .updateTable('smart_cart')
    .set({ watched_until: ahead(milliseconds) })
    .where('id', '=', id)
    .where(({ or, eb }) =>
      or([eb('watched_until', 'is', null), eb('watched_until', '<', ahead(milliseconds * 0.8))]),
    )
    .execute();

/** Records that a watcher left; other watchers keep the search alive. */
export const letGo = (db: Db, id: string, milliseconds: number) =>
  db
    .updateTable('smart_cart')
    .set({ watched_until: sql<Date>`least(watched_until, ${ahead(milliseconds)})` })
    .where('id', '=', id)
    .execute();

/** Sets the stop mark of a search, so that the process that runs it ends it. */
export const askToStop = (db: Db, id: string) =>
  db.updateTable('smart_cart').set({ stop_asked: true }).where('id', '=', id).execute();

/** Returns the request and state of the given or latest search of this company. */
export const findList = (db: Db, companyId: number, id: string | undefined) =>
  db
    .selectFrom('smart_cart')
    .select([
      'id',
      'request',
      'state',
      'created_at',
      sql<number | null>`(answer->>'total')::bigint`.as('total'),
    ])
    .where('company_id', '=', companyId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? ''))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Returns the trade names of these companies. */
export const namesOf = (db: Db, companyIds: readonly number[]) =>
  db
    .selectFrom('company')
    .select(['id', 'name'])
    .where('id', 'in', [...companyIds])
    .orderBy('name')
    .execute();
