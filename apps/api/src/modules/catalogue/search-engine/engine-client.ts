import { AppError } from '../../../core/app-error.ts';
import type { SearchEngineConfig } from '../../../core/config/search-engine-url.ts';

/** A part of a body in the query language of the engine. */
export type Dsl = Readonly<Record<string, unknown>>;

/** The answer of the engine to an aggregation: numbers, buckets, and the aggregations beneath. */
export interface Aggregation {
  readonly doc_count?: number;
  readonly value?: number | null;
  readonly doc_count_error_upper_bound?: number;
  readonly sum_other_doc_count?: number;
  readonly buckets?: readonly (Aggregation & { readonly key: number | string })[];
  readonly hits?: { readonly hits: readonly SearchHit[] };
  readonly [name: string]: unknown;
}

export interface SearchHit {
  readonly _id: string;
  readonly sort?: readonly number[];
}

export interface SearchResult {
  readonly timed_out: boolean;
  readonly _shards: { readonly failed: number };
  readonly hits: {
    readonly total: { readonly value: number; readonly relation: string };
    readonly hits: readonly SearchHit[];
  };
  readonly aggregations?: Readonly<Record<string, Aggregation>>;
}

/** An error answer of the engine; its message contains neither the address of the engine nor the request body. */
export class EngineError extends Error {
  override readonly name = 'EngineError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/**
 * How long the engine may search, how much longer its answer may take, and how long a write may take, in milliseconds.
 */
const searchMs = 4_000;
const wayMs = 1_000;
const writeMs = 30_000;
/** Characters of an error answer that are kept for the log. */
const keptReason = 300;

const unavailable = (cause: unknown): AppError =>
  new AppError('serviceUnavailable', { retryAfterSeconds: 1, cause });

/** A client of the REST API of OpenSearch at one address. */
export class EngineClient {
  readonly #config: SearchEngineConfig;
  readonly #headers: Readonly<Record<string, string>>;

  constructor(config: SearchEngineConfig) {
    this.#config = config;
    const { user, password } = config;
    this.#headers =
      user === null
        ? {}
        : { authorization: `Basic ${Buffer.from(`${user}:${password ?? ''}`).toString('base64')}` };
  }

  /** The alias under which the offers are searched. */
  get alias(): string {
    return this.#config.index;
  }

  /** The number of shards and replicas of a new index. */
  get size(): { readonly shards: number; readonly replicas: number } {
    return this.#config;
  }

  /** The address of the engine and the alias, without credentials. */
  get place(): string {
    return `${this.#config.origin}/${this.#config.index}`;
  }

  /**
   * Searches documents of the alias.
   *
   * @throws AppError `serviceUnavailable` while the engine is unreachable or busy, and for a partial answer
   * @throws EngineError for a query that the engine does not understand (400)
   */
  async search(body: Dsl): Promise<SearchResult> {
    const text = JSON.stringify({ ...body, timeout: `${searchMs}ms`, track_total_hits: true });
    const path = `${this.alias}/_search?allow_partial_search_results=false`;
    let result: SearchResult;
    try {
      result = (await this.send('POST', path, text, searchMs + wayMs)) as SearchResult;
    } catch (error) {
      // An invalid query (400) is a bug; anything else is a state of the engine.
      if (error instanceof EngineError && error.status === 400) throw error;
      throw unavailable(error);
    }
    ensureWhole(result);
    return result;
  }

  /**
   * Sends a request and returns its JSON.
   *
   * @throws EngineError for an error answer; the error of `fetch` when the engine cannot be reached
   */
  async send(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    body: string | null = null,
    patienceMs = writeMs,
  ): Promise<unknown> {
    const type = path.includes('_bulk') ? 'application/x-ndjson' : 'application/json';
    const response = await fetch(new URL(path, `${this.#config.origin}/`), {
      method,
      headers: { ...this.#headers, ...(body !== null && { 'content-type': type }) },
      ...(body !== null && { body }),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (response.ok) return response.json();
    const reason = reasonOf(await response.text());
    throw new EngineError(
      response.status,
      `The search engine answered ${response.status} to ${method} ${path}: ${reason}`,
    );
  }
}

/** Returns the type and the reason of an error answer: `{ error: { type, reason }, status }`. */
function reasonOf(text: string): string {
  const parts = /"type":\s*"([^"]*)"[\s\S]*?"reason":\s*"((?:[^"\\]|\\.)*)"/.exec(text);
  return (parts ? `${parts[1]}: ${parts[2]}` : text).slice(0, keptReason);
}

/**
 * @throws AppError `serviceUnavailable` for an answer that lacks shards or ran out of time, and for counts that may be
 * too low
 */
function ensureWhole({ timed_out: isLate, _shards, hits, aggregations = {} }: SearchResult): void {
  const lacks = [
    isLate && 'it ran out of time',
    _shards.failed > 0 && `${_shards.failed} shards failed`,
    hits.total.relation !== 'eq' && 'the total is a lower bound',
    !Object.values(aggregations).every(isExact) && 'a count may be too low',
  ].filter((lack) => lack !== false);
  if (lacks.length > 0)
    throw unavailable(new Error(`A partial answer of the search engine: ${lacks.join(', ')}`));
}

function isExact(aggregation: unknown): boolean {
  if (typeof aggregation !== 'object' || aggregation === null) return true;
  const { doc_count_error_upper_bound: error = 0, sum_other_doc_count: others = 0 } =
    aggregation as Aggregation;
  return error === 0 && others === 0 && Object.values(aggregation).every(isExact);
}
