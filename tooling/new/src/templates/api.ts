import type { Names } from '../names.ts';

/** Returns the table of the list. */
export const migrationOf = ({ snake }: Names): string => `create table ${snake} (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id),
  title text not null collate "tr-TR-x-icu",
  created_at timestamptz not null default now()
);
create index ${snake}_of_company on ${snake} (company_id, id desc);
`;

/** Binds the call to the service. */
export const routesOf = ({ kebab, camel, pascal }: Names, module: string): string =>
  `import { ${camel}Calls } from '@havan/contract/${module}/${kebab}';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { list${pascal} } from './${kebab}.service.ts';

export const ${camel}Routes: readonly Binding[] = [
  bind(${camel}Calls.get${pascal}, (request, { ctx, actor }) => list${pascal}(ctx, actor, request)),
];
`;

/** Returns the verb of the list. */
export const serviceOf = ({ kebab, pascal }: Names, module: string): string =>
  `import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type { get${pascal} } from '@havan/contract/${module}/${kebab}';
import type { Actor, Context } from '../../../core/context.ts';
import { decodeCursor, encodeCursor } from '../../../core/cursor/list-cursor.ts';
import { present${pascal}Item } from './${kebab}.presenter.ts';
import { find${pascal} } from './${kebab}.sql.ts';

const defaultPageSize = 20;

/**
 * Returns one page of what the company of the actor owns, newest first. @throws AppError \`invalidRequest\`
 * for a foreign cursor
 */
export async function list${pascal}(
  { db }: Context,
  { companyId }: Pick<Actor, 'companyId'>,
  { cursor, pageSize = defaultPageSize }: ParsedRequestOf<typeof get${pascal}>,
): Promise<ResultOf<typeof get${pascal}>> {
  const list = ['${kebab}', companyId] as const;
  const before = cursor === undefined ? null : decodeCursor(list, cursor).id;
  const rows = await find${pascal}(db, companyId, before, pageSize + 1);
  const page = rows.slice(0, pageSize);
  const last = rows.length > pageSize ? page.at(-1) : undefined;
  return {
    items: page.map((row) => present${pascal}Item(row)),
    nextCursor: last ? encodeCursor(list, { rank: 0, id: last.id }) : null,
    total: null,
  };
}
`;

/** Returns the statement of the list. */
export const sqlOf = ({ snake, pascal }: Names): string => `import { sql } from 'kysely';
import type { Db } from '../../../core/db/database.ts';

export interface ${pascal}Row {
  readonly id: number;
  readonly title: string;
  readonly created_at: Date;
}

/** Returns the rows of a company below an id, newest first. */
export async function find${pascal}(
  db: Db,
  companyId: number,
  before: number | null,
  limit: number,
): Promise<${pascal}Row[]> {
  const { rows } = await sql<${pascal}Row>\`
    select id, title, created_at from ${snake}
    where company_id = \${companyId} \${before === null ? sql\`\` : sql\`and id < \${before}\`}
    order by id desc limit \${limit}\`.execute(db);
  return rows;
}
`;

/** Row to wire. */
export const presenterOf = ({ kebab, pascal }: Names, module: string): string =>
  `import type { ${pascal}Item } from '@havan/contract/${module}/${kebab}';
import type { ${pascal}Row } from './${kebab}.sql.ts';

/** A row as it travels. */
export const present${pascal}Item = ({
  id,
  title,
  created_at,
}: ${pascal}Row): ${pascal}Item => ({
  itemId: id,
  title,
  createdAt: created_at.toISOString(),
});
`;

/** Returns the HTTP test: session, own rows in pages, no rows of others. */
export const httpTestOf = ({ kebab, camel, snake, pascal }: Names, module: string): string =>
  `import { ${camel}Calls } from '@havan/contract/${module}/${kebab}';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signedInAs } from '../../../testing/signed-in.ts';
import { testApp } from '../../../testing/test-app.ts';

const app = testApp();
const { get${pascal} } = ${camel}Calls;

const add = (companyId: number, title: string) =>
  sql\`insert into ${snake} (company_id, title) values (\${companyId}, \${title})\`.execute(app.ctx.db);

test('asks for a session', async () => {
  expect((await app.call(get${pascal}, {})).status).toBe(401);
});

test('lists what the company owns in pages, newest first', async () => {
  const owner = await signedInAs(app, 'pharmacy');
  const other = await signedInAs(app, 'pharmacy');
  for (const title of ['bir', 'iki', 'üç']) await add(owner.companyId, title);
  await add(other.companyId, 'başkası');
  const first = await app.call(get${pascal}, { pageSize: '2' }, owner);
  expect(first.result.items.map(({ title }) => title)).toEqual(['üç', 'iki']);
  const second = await app.call(
    get${pascal},
    { pageSize: '2', cursor: first.result.nextCursor ?? '' },
    owner,
  );
  expect(second.result.items.map(({ title }) => title)).toEqual(['bir']);
  expect(second.result.nextCursor).toBeNull();
});

test('refuses a cursor of another list', async () => {
  const owner = await signedInAs(app, 'pharmacy');
  expect((await app.call(get${pascal}, { cursor: 'abc' }, owner)).status).toBe(400);
});
`;
