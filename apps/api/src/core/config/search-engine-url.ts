import * as v from 'valibot';

/** Connection to a search engine with the REST API of OpenSearch. */
export interface SearchEngineConfig {
  /** Its address without credentials. */
  readonly origin: string;
  /** Null for an engine without authentication. */
  readonly user: string | null;
  readonly password: string | null;
  /** Alias under which the offers are searched; the names of the indexes begin with it. */
  readonly index: string;
  /** Number of primary shards of a new index, and of replicas of each shard. */
  readonly shards: number;
  readonly replicas: number;
}

const scheme = 'opensearch+';
const count = (least: number, most: number) =>
  v.pipe(v.string(), v.regex(/^\d{1,3}$/), v.transform(Number), v.minValue(least), v.maxValue(most));

/** `opensearch+https://USER:PASSWORD@HOST:9200/INDEX?shards=1&replicas=1`; plain HTTP within a closed network. */
export const searchEngineAddress = v.pipe(
  v.string(),
  v.startsWith(scheme),
  v.rawTransform(({ dataset, addIssue, NEVER }): SearchEngineConfig => {
    const url = URL.parse(dataset.value.slice(scheme.length));
    const index = url?.pathname.slice(1) ?? '';
    const sizes = v.safeParse(v.strictObject({ shards: count(1, 100), replicas: count(0, 9) }), {
      shards: '1',
      replicas: '1',
      ...Object.fromEntries(url?.searchParams ?? []),
    });
    const isRight =
      url !== null &&
      /^https?:$/.test(url.protocol) &&
      url.hash === '' &&
      /^[a-z][a-z0-9-]{0,60}$/.test(index) &&
      (url.password === '' || url.username !== '');
    if (!isRight || !sizes.success) {
      addIssue({ message: 'not the address of a search engine' });
      return NEVER;
    }
    const text = (part: string): string | null => (part === '' ? null : decodeURIComponent(part));
    return {
      origin: url.origin,
      user: text(url.username),
      password: text(url.password),
      index,
      ...sizes.output,
    };
  }),
);
