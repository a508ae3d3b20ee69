import { Kysely, PostgresDialect } from 'kysely';
import type { Database, Db } from '../core/db/database.ts';
import { createPool } from '../core/db/pool.ts';

/**
 * Runs the statements of `run` on the database at `url` as the role of the API, and then each again under `explain
 * analyze`; returns their plans, one after the other. What the second run writes is rolled back.
 */
export async function plansOf(url: string, run: (db: Db) => Promise<unknown>): Promise<string> {
  const pool = createPool({ url, max: 2, role: 'havan_app' });
  const sent: { sql: string; parameters: readonly unknown[] }[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void sent.push(query),
  });
  const lines: string[] = [];
  try {
    await run(db);
    for (const { sql, parameters } of sent.filter((query) => !/^(?:begin|commit)$/.test(query.sql))) {
      const client = await pool.connect();
      await client.query('begin');
      const { rows } = await client.query<{ 'QUERY PLAN': string }>(
        `explain (analyze, costs off, timing off, summary off) ${sql}`,
        [...parameters],
      );
      await client.query('rollback');
      client.release();
      lines.push(...rows.map((row) => row['QUERY PLAN']));
    }
    return lines.join('\n');
  } finally {
    await db.destroy();
  }
}

/** Returns the months of a table that a plan read, without its name, the earliest first: `before`, `2031_05`, `later`. */
export function monthsRead(plan: string, table: string): string[] {
  const scan = new RegExp(`Scan (?:Backward )?(?:using \\S+ )?on ${table}_(before|later|\\d{4}_\\d\\d)\\b`);
  const months = plan
    .split('\n')
    .filter((line) => !line.includes('never executed'))
    .map((line) => scan.exec(line)?.[1] ?? '');
  const order = ['before', ...[...new Set(months)].filter((month) => /^\d/.test(month)).sort(), 'later'];
  return order.filter((month) => months.includes(month));
}
