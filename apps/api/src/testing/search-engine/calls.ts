import type { IncomingMessage } from 'node:http';
import { aggregated } from './aggregations.ts';
import { type Clause, matches } from './query.ts';
import { behind, sorted } from './sort.ts';
import { Refusal, type Source, StoredIndex } from './store.ts';

/** The indexes of an engine by name, and the index behind each alias. */
export interface Store {
  readonly indexes: Map<string, StoredIndex>;
  readonly aliases: Map<string, string>;
}

export function handle(
  store: Store,
  request: IncomingMessage,
  url: URL,
  body: string,
  itemStatus?: number,
): object {
  const [first = '', second] = url.pathname.slice(1).split('/');
  const call = `${request.method} ${second ?? (first.startsWith('_') ? first : '{index}')}`;
  switch (call) {
    case 'PUT {index}':
      return create(store, first, JSON.parse(body) as Clause);
    case 'DELETE {index}':
      found(store, first, false);
      store.indexes.delete(first);
      for (const [alias, index] of store.aliases) if (index === first) store.aliases.delete(alias);
      return { acknowledged: true };
    case 'GET _alias':
      return listed(store, first);
    case 'POST _aliases':
      return swap(store, (JSON.parse(body) as { readonly actions: readonly Clause[] }).actions);
    case 'POST _refresh':
      found(store, first).refresh();
      return { _shards: { total: 3, successful: 3, failed: 0 } };
    case 'POST _bulk':
      if (request.headers['content-type'] !== 'application/x-ndjson')
        throw new Refusal(406, 'media_type_header_exception', 'Content-Type');
      return bulk(store, first, url.searchParams.get('require_alias') === 'true', body, itemStatus);
    case 'POST _search':
      return search(found(store, first), JSON.parse(body) as Clause);
    default:
      if (first === '_alias' && second !== undefined && store.aliases.has(second)) return {};
      if (first === '_alias') throw new Refusal(404, 'aliases_not_found_exception', 'alias missing');
      throw new Refusal(400, 'illegal_argument_exception', `no handler found for ${call}`);
  }
}

function found({ indexes, aliases }: Store, name: string, mayBeAlias = true): StoredIndex {
  const index = indexes.get((mayBeAlias ? aliases.get(name) : undefined) ?? name);
  if (!index) throw new Refusal(404, 'index_not_found_exception', `no such index [${name}]`);
  return index;
}

function create({ indexes }: Store, name: string, { mappings }: Clause): object {
  if (indexes.has(name))
    throw new Refusal(400, 'resource_already_exists_exception', `index [${name}] already exists`);
  indexes.set(name, new StoredIndex(mappings as ConstructorParameters<typeof StoredIndex>[0]));
  return { acknowledged: true, shards_acknowledged: true, index: name };
}

/** Returns the indexes that match a pattern with their aliases; no match is no error. */
function listed({ indexes, aliases }: Store, pattern: string): object {
  const start = pattern.replace('*', '');
  return Object.fromEntries(
    [...indexes.keys()]
      .filter((name) => name.startsWith(start))
      .map((name) => {
        const own = [...aliases].filter(([, index]) => index === name).map(([alias]) => [alias, {}]);
        return [name, { aliases: Object.fromEntries(own) as object }];
      }),
  );
}

/** Applies all actions or none. */
function swap(store: Store, actions: readonly Clause[]): object {
  const next = new Map(store.aliases);
  for (const action of actions) {
    const { add, remove } = action as Readonly<Record<'add' | 'remove', { index: string; alias: string }>>;
    const { index, alias } = add ?? remove;
    found(store, index, false);
    if (add) next.set(alias, index);
    else if (!next.delete(alias))
      throw new Refusal(404, 'aliases_not_found_exception', `aliases [${alias}] missing`);
  }
  store.aliases.clear();
  for (const [alias, index] of next) store.aliases.set(alias, index);
  return { acknowledged: true };
}

interface Meta {
  readonly _id: string;
  readonly version: number;
  readonly version_type: string;
}

function bulk(store: Store, name: string, mustBeAlias: boolean, body: string, itemStatus?: number): object {
  if (!body.endsWith('\n'))
    throw new Refusal(
      400,
      'illegal_argument_exception',
      'The bulk request must be terminated by a newline [\\n]',
    );
  const lines = body
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line) as Clause);
  const items: object[] = [];
  for (let at = 0; at < lines.length; at++) {
    const action = lines[at] as Readonly<Record<'index' | 'delete', Meta>>;
    const kind = action.index ? 'index' : 'delete';
    const { _id, version, version_type: type } = action[kind];
    if (type !== 'external_gte') throw new Refusal(400, 'illegal_argument_exception', `version type ${type}`);
    const source = kind === 'index' ? (lines[++at] as Source) : null;
    items.push({
      [kind]: {
        _id,
        ...itemOf(
          store,
          name,
          mustBeAlias,
          { id: _id, version, source },
          items.length % 2 === 1 ? itemStatus : undefined,
        ),
      },
    });
  }
  return { took: 1, errors: items.some((item) => 'error' in Object.values(item)[0]), items };
}

function itemOf(
  store: Store,
  name: string,
  mustBeAlias: boolean,
  { id, version, source }: { id: string; version: number; source: Source | null },
  status: number | undefined,
): object {
  if (status !== undefined)
    return { status, error: { type: 'rejected_execution_exception', reason: 'rejected execution' } };
  if (mustBeAlias && !store.aliases.has(name)) {
    const reason = `no such index [${name}] and [require_alias] request flag is [true]`;
    return { status: 404, error: { type: 'index_not_found_exception', reason } };
  }
  return found(store, name).write(id, version, source);
}

/** Largest number of rows of one answer. */
const mostRows = 10_000;
const searchFields = new Set([
  'query',
  'post_filter',
  'aggs',
  'sort',
  'size',
  'search_after',
  'track_total_hits',
  'timeout',
  '_source',
]);

function search(index: StoredIndex, body: Clause): object {
  for (const name of Object.keys(body))
    if (!searchFields.has(name)) throw new Refusal(400, 'parsing_exception', `Unknown key [${name}]`);
  const size = Number(body['size'] ?? 10);
  if (size > mostRows) throw new Refusal(400, 'illegal_argument_exception', 'Result window is too large');
  const rows = index.rows.filter((row) =>
    matches(index, (body['query'] ?? { match_all: {} }) as Clause, row),
  );
  const after = body['post_filter'] as Clause | undefined;
  const hits = after ? rows.filter((row) => matches(index, after, row)) : rows;
  const sort = (body['sort'] ?? []) as readonly Clause[];
  const inOrder = sorted(index, hits, sort);
  const from = body['search_after'] as readonly number[] | undefined;
  const page = (from ? behind(inOrder, sort, from) : inOrder).slice(0, size);
  const aggs = body['aggs'] as Readonly<Record<string, Clause>> | undefined;
  return {
    took: 1,
    timed_out: false,
    _shards: { total: 3, successful: 3, skipped: 0, failed: 0 },
    hits: {
      // Without `track_total_hits` counting ends at 10,000.
      total: { value: hits.length, relation: body['track_total_hits'] === true ? 'eq' : 'gte' },
      max_score: null,
      hits: page.map(({ row, sort: values }) => ({ _id: row.id, _score: null, sort: values })),
    },
    ...(aggs && { aggregations: aggregated(index, aggs, rows) }),
  };
}
