import type { ColumnType } from 'kysely';

/** A `timestamptz`: read as `Date`, written as `Date` or as text that PostgreSQL understands. */
export type Timestamp = ColumnType<Date, Date | string, Date | string>;

/** A `timestamptz` with a default. */
export type GeneratedTimestamp = ColumnType<Date, Date | string | undefined, Date | string>;

/** A `jsonb` column: written as text (`JSON.stringify`), parsed by its reader. */
export type Json = ColumnType<unknown, string, string>;
