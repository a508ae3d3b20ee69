import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();

interface Column {
  readonly table: string;
  readonly column: string;
  readonly type: string;
  readonly isNullable: boolean;
  /** Whether the column has a default. */
  readonly isFilled: boolean;
}

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('-tables.ts'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8').replaceAll(/\/\*\*[\s\S]*?\*\//g, ''));

/** The members of the interfaces of `schema/` by the name of the interface. */
const interfaces = new Map(
  sources.flatMap((text) =>
    [...text.matchAll(/export interface (\w+) \{\n([\s\S]*?)\n\}/g)].map(
      ([, name = '', body = '']) =>
        [
          name,
          [...body.matchAll(/^ {2}(?:readonly )?(\w+):([\s\S]*?);$/gm)].map(
            ([, member = '', type = '']) => [member, type.replaceAll(/\s+/g, ' ').trim()] as const,
          ),
        ] as const,
    ),
  ),
);

/** Every column as declared in `Database`. */
const written = [...interfaces]
  .filter(([name]) => name.endsWith('Tables'))
  .flatMap(([, tables]) => tables)
  .flatMap(([table, name]) =>
    (interfaces.get(name) ?? []).map(([column, type]): Column => {
      const inner = /^(?:Generated|GeneratedAlways)<(.*)>$/.exec(type)?.[1] ?? type;
      return {
        table,
        column,
        type: inner.replace(/(?: \| null\b)|^null \| /, ''),
        isNullable: /\bnull\b/.test(type),
        isFilled: type.startsWith('Generated'),
      };
    }),
  );

/**
 * Returns every column as created by the migrations; the type is PostgreSQL's own name, with `_` before array
 * types.
 */
async function migrated(): Promise<Column[]> {
  const { rows } = await sql<Column>`
    select c.relname as "table", a.attname as "column", t.typname as "type",
           not a.attnotnull and a.attgenerated = '' as "isNullable", a.atthasdef or a.attidentity <> '' as "isFilled"
    from pg_attribute a
    join pg_class c on c.oid = a.attrelid and c.relkind in ('r', 'p')
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_type t on t.oid = a.atttypid
    where a.attnum > 0 and not a.attisdropped
    order by c.relname, a.attnum`.execute(app.database.db);
  return rows;
}

const texts = ['text', 'varchar', 'bpchar', 'uuid', 'date', 'time', 'inet', 'xid8', 'pg_snapshot'];
const numbers = ['int2', 'int4', 'int8', 'numeric', 'float4', 'float8'];
const kinds: readonly (readonly [typescript: RegExp, postgres: readonly string[]])[] = [
  [/^(?:Generated)?Timestamp$/, ['timestamptz']],
  [/^Json$|^ColumnType<unknown/, ['jsonb', 'json']],
  [/^boolean$/, ['bool']],
  [/^Buffer$|^Uint8Array$/, ['bytea']],
  [/^number$/, numbers],
  [/^string$/, texts],
  [/^\d/, numbers],
  [/^'/, ['text']],
];

/** Returns whether a column may be read and written as this TypeScript type. */
function holds(type: string, postgres: string): boolean {
  const item = /^(?:readonly )?\(?(.*?)\)?\[\]$/.exec(type)?.[1];
  if (item !== undefined) return postgres.startsWith('_') && holds(item, postgres.slice(1));
  const known = kinds.find(([pattern]) => pattern.test(type));
  // Any other name is a domain type: a union of strings or of small numbers.
  return known ? known[1].includes(postgres) : ['text', 'int2', 'int4'].includes(postgres);
}

const keyOf = ({ table, column }: Column): string => `${table}.${column}`;

test('the interfaces of schema/ name the columns that the migrations made', async () => {
  const tables = new Set(written.map(({ table }) => table));
  const made = (await migrated()).filter(({ table }) => tables.has(table));
  expect(tables.size).toBeGreaterThan(130);
  expect(written.map(keyOf).toSorted()).toEqual(made.map(keyOf).toSorted());
});

test('their types, nulls and defaults are those of the database', async () => {
  const made = new Map((await migrated()).map((column) => [keyOf(column), column]));
  const wrong = written.flatMap((column) => {
    const other = made.get(keyOf(column));
    if (!other) return [];
    const problems = [
      holds(column.type, other.type) ? [] : `${column.type} for ${other.type}`,
      column.isNullable === other.isNullable ? [] : `nullable: ${other.isNullable}`,
      column.isFilled && !other.isFilled ? 'Generated without a default' : [],
    ].flat();
    return problems.length === 0 ? [] : `${keyOf(column)}: ${problems.join(', ')}`;
  });
  expect(wrong).toEqual([]);
});
