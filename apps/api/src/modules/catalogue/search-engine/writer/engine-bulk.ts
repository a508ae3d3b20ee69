import { setTimeout as wait } from 'node:timers/promises';
import { type EngineClient, EngineError } from '../engine-client.ts';
import type { ProductDocument } from './offer-document.ts';

/** A document to be written or deleted. */
export interface Write {
  readonly id: number;
  /** Null to delete the document of the product. */
  readonly document: ProductDocument | null;
}

export interface WriteTarget {
  /** Name of an index, or of an alias, which must exist then. */
  readonly name: string;
  readonly isAlias: boolean;
}

interface ItemResult {
  readonly status: number;
  readonly error?: { readonly type: string; readonly reason: string };
}

/** Largest body of a request, in characters: engines refuse 100 MB, and smaller bodies are answered sooner. */
const mostCharacters = 8_000_000;
const firstPauseMs = 50;
const longestPauseMs = 5_000;
/** How often documents are sent before the write fails. */
const tries = 8;

/**
 * Writes documents with a version that grows with each write, so that a late writer overwrites nothing newer. Waits
 * while the engine is busy (429, 502, 503), and sends only the failed documents again.
 *
 * @throws EngineError for a refused document, and for documents that fail `tries` times
 */
export async function writeAll(
  client: EngineClient,
  target: WriteTarget,
  version: number,
  writes: readonly Write[],
): Promise<void> {
  let open = writes;
  let reason = '';
  for (let attempt = 0, pause = firstPauseMs; open.length > 0; attempt++) {
    if (attempt === tries)
      throw new EngineError(503, `${open.length} documents were refused ${tries} times: ${reason}`);
    if (attempt > 0) {
      await wait(pause);
      pause = Math.min(longestPauseMs, 2 * pause);
    }
    const failed: Write[] = [];
    for (const part of partsOf(open, version)) {
      const results = await sendPart(client, target, part.lines);
      for (const [i, { status, error }] of results.entries()) {
        const write = part.writes[i];
        // 409: a later version exists. 404 without an error: the document to be deleted does not exist.
        if (!write || status < 300 || status === 409 || (status === 404 && !error)) continue;
        reason = `${status} ${error?.type ?? ''}: ${error?.reason ?? ''}`;
        if (status < 500 && status !== 429)
          throw new EngineError(status, `A document was refused: ${reason}`);
        failed.push(write);
      }
    }
    open = failed;
  }
}

/** Returns the results of a part; a busy engine (429, 502, 503) counts as a refusal of each document. */
async function sendPart(
  client: EngineClient,
  { name, isAlias }: WriteTarget,
  lines: readonly string[],
): Promise<readonly ItemResult[]> {
  const path = `${name}/_bulk${isAlias ? '?require_alias=true' : ''}`;
  try {
    const { items } = (await client.send('POST', path, `${lines.join('\n')}\n`)) as {
      readonly items: readonly Readonly<Record<string, ItemResult>>[];
    };
    return items.map((item) => Object.values(item)[0] ?? { status: 500 });
  } catch (error) {
    const isBusy = error instanceof EngineError && [429, 502, 503].includes(error.status);
    if (!isBusy) throw error;
    // Up to two results a write: `writeAll` ignores those without one.
    return lines.map(() => ({ status: error.status, error: { type: 'busy', reason: error.message } }));
  }
}

/** Returns the writes as lines of requests of at most `mostCharacters`, in their order. */
function partsOf(
  writes: readonly Write[],
  version: number,
): { readonly lines: readonly string[]; readonly writes: readonly Write[] }[] {
  const parts: { lines: string[]; writes: Write[] }[] = [];
  let characters = Infinity;
  for (const write of writes) {
    const { id, document } = write;
    const meta = { _id: String(id), version, version_type: 'external_gte' };
    const lines =
      document === null
        ? [JSON.stringify({ delete: meta })]
        : [JSON.stringify({ index: meta }), JSON.stringify(document)];
    const length = lines.reduce((sum, line) => sum + line.length + 1, 0);
    if (characters + length > mostCharacters) {
      parts.push({ lines: [], writes: [] });
      characters = 0;
    }
    characters += length;
    parts.at(-1)?.lines.push(...lines);
    parts.at(-1)?.writes.push(write);
  }
  return parts;
}
