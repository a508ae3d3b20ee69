import { type RawBuilder, sql, type SqlBool } from 'kysely';

/**
 * Returns the conditions that a column of instants lies between two days of Istanbul, `YYYY-MM-DD`, both included; a
 * null end adds no condition.
 */
export function withinDays(
  column: RawBuilder<unknown>,
  { from, to }: { readonly from: string | null; readonly to: string | null },
): RawBuilder<SqlBool>[] {
  return [
    ...(from === null ? [] : [sql<SqlBool>`${column} >= ${from}::timestamp at time zone 'Europe/Istanbul'`]),
    ...(to === null
      ? []
      : [
          sql<SqlBool>`${column} < (${to}::date + interval '1 day')::timestamp at time zone 'Europe/Istanbul'`,
        ]),
  ];
}
