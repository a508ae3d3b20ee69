import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Keyword } from './keyword.ts';

/** The text itself, where `like` would read a pattern. */
const escapeLike = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

/** Whether a row with `barcode` and `search_text` fits: the barcode begins so, or every word occurs. */
export function matches({ barcode, words }: Keyword, alias: string): RawBuilder<SqlBool> {
  if (barcode !== null) return sql<SqlBool>`${sql.ref(`${alias}.barcode`)} like ${`${barcode}%`}`;
  // A keyword of signs alone names nothing; it must not turn into everything.
  if (words.length === 0) return sql<SqlBool>`false`;
  const column = sql.ref(`${alias}.search_text`);
  return sql<SqlBool>`${sql.join(
    words.map((word) => sql`${column} like ${`%${escapeLike(word)}%`}`),
    sql` and `,
  )}`;
}

/** 0 where the name begins with the first word, 1 where a word of it does, else 2. */
export function placeOf({ words }: Keyword, alias: string): RawBuilder<number> {
  const first = escapeLike(words[0] ?? '');
  const column = sql.ref(`${alias}.search_text`);
  return sql<number>`case when ${column} like ${`${first}%`} then 0 when ${column} like ${`% ${first}%`} then 1 else 2 end`;
}
