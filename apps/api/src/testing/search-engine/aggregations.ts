import { type Clause, matches } from './query.ts';
import { sorted } from './sort.ts';
import { childrenOf, path, Refusal, type Row, type StoredIndex, valuesOf } from './store.ts';

type Aggregations = Readonly<Record<string, Clause>>;

/** Number of shards; a document is in the shard of its id modulo this. */
const shards = 3;

/**
 * Evaluates the aggregations that the product uses.
 *
 * @throws Refusal for any other
 */
export function aggregated(index: StoredIndex, wanted: Aggregations, rows: readonly Row[]): object {
  return Object.fromEntries(
    Object.entries(wanted).map(([name, { aggs = {}, ...kinds }]) => {
      const [kind = '', ...others] = Object.keys(kinds);
      if (others.length > 0) throw new Refusal(400, 'parsing_exception', `two kinds in [${name}]`);
      return [name, one(index, kind, kinds[kind] as Clause, aggs as Aggregations, rows)];
    }),
  );
}

function one(
  index: StoredIndex,
  kind: string,
  body: Clause,
  beneath: Aggregations,
  rows: readonly Row[],
): object {
  const bucket = (of: readonly Row[]) => ({ doc_count: of.length, ...aggregated(index, beneath, of) });
  const numbers = () => rows.flatMap((row) => valuesOf(row, fieldOf(index, body))).map(Number);
  switch (kind) {
    case 'filter':
      return bucket(rows.filter((row) => matches(index, body, row)));
    case 'nested':
      if (body['path'] !== path) throw new Refusal(400, 'parsing_exception', 'nested path');
      return bucket(rows.flatMap(childrenOf));
    case 'reverse_nested':
      return bucket([...new Map(rows.map(({ id, root }) => [id, { id, root, child: null }])).values()]);
    case 'min':
      return { value: rows.length === 0 ? null : Math.min(...numbers()) };
    case 'max':
      return { value: rows.length === 0 ? null : Math.max(...numbers()) };
    case 'terms':
      return terms(index, body, rows, bucket);
    case 'top_hits': {
      const hits = sorted(index, rows, body['sort'] as Clause[]).slice(0, Number(body['size'] ?? 3));
      return {
        hits: {
          total: { value: rows.length, relation: 'eq' },
          hits: hits.map(({ row, sort }) => ({ _id: row.id, sort })),
        },
      };
    }
    default:
      throw new Refusal(400, 'parsing_exception', `Unknown aggregation type [${kind}]`);
  }
}

function fieldOf(index: StoredIndex, body: Clause): string {
  const field = String(body['field']);
  if (!index.knows(field)) throw new Refusal(400, 'parsing_exception', `unknown field ${field}`);
  return field;
}

/** Each shard returns its largest buckets; the ones it leaves out make the total counts uncertain. */
function terms(
  index: StoredIndex,
  body: Clause,
  rows: readonly Row[],
  bucket: (of: readonly Row[]) => object,
): object {
  const field = fieldOf(index, body);
  const size = Number(body['size'] ?? 10);
  const shardSize = Number(body['shard_size'] ?? Math.floor(size * 1.5 + 10));
  const found = new Map<number | string, Row[]>();
  let [error, others] = [0, 0];
  for (let shard = 0; shard < shards; shard++) {
    const own = new Map<number | string, Row[]>();
    for (const row of rows.filter(({ id }) => Number(id) % shards === shard))
      for (const key of new Set(valuesOf(row, field))) own.set(key, [...(own.get(key) ?? []), row]);
    const ordered = [...own].sort(byCount);
    for (const [key, of] of ordered.slice(0, shardSize)) found.set(key, [...(found.get(key) ?? []), ...of]);
    if (ordered.length > shardSize) error += ordered[shardSize - 1]?.[1].length ?? 0;
    for (const [, of] of ordered.slice(shardSize)) others += of.length;
  }
  const ordered = [...found].sort(byCount);
  for (const [, of] of ordered.slice(size)) others += of.length;
  return {
    doc_count_error_upper_bound: error,
    sum_other_doc_count: others,
    buckets: ordered.slice(0, size).map(([key, of]) => ({ key, ...bucket(of) })),
  };
}

type Bucket = readonly [key: number | string, rows: readonly Row[]];
const byCount = ([a, one]: Bucket, [b, other]: Bucket): number =>
  other.length - one.length || (a < b ? -1 : 1);
