import type { Names } from '../names.ts';

/** Returns the call of the list and its schema. */
export const contractOf = ({ camel, pascal }: Names): string => `import * as v from 'valibot';
import { defineCall, withSchemas } from '../call.ts';
import { cursor, id, instant, pageOf, pageSize } from '../primitives.ts';

export const ${camel}Item = v.object({
  itemId: id,
  title: v.string(),
  createdAt: instant,
});
export type ${pascal}Item = v.InferOutput<typeof ${camel}Item>;

const get${pascal}Schemas = {
  summary: 'What the company owns, newest first.',
  request: v.strictObject({ cursor: v.optional(cursor), pageSize: v.optional(pageSize) }),
  result: pageOf(${camel}Item),
};

export const get${pascal} = defineCall<typeof get${pascal}Schemas>()({
  method: 'GET',
  path: '${pascal}/List',
  encoding: 'query',
  access: 'signedIn',
});

export const ${camel}Calls = { get${pascal}: withSchemas(get${pascal}, get${pascal}Schemas) };
`;

/** Returns the query of the list. */
export const queriesOf = ({ kebab, camel, pascal }: Names, module: string): string =>
  `import { get${pascal} } from '@havan/contract/${module}/${kebab}';
import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Api } from '../client.ts';

/** Every page of the list so far. */
export const ${camel}Query = (api: Api) =>
  infiniteQueryOptions({
    queryKey: ['${kebab}'],
    queryFn: ({ signal, pageParam }) =>
      api.call(get${pascal}, pageParam === null ? {} : { cursor: pageParam }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
`;
