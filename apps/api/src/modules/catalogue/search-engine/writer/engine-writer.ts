import { randomUUID } from 'node:crypto';
import type { Clock } from '../../../../core/clock.ts';
import type { Db } from '../../../../core/db/database.ts';
import type { SearchIndex } from '../../index/search-index.ts';
import { currentSnapshot } from '../../index/search-index.sql.ts';
import { type EngineClient, EngineError } from '../engine-client.ts';
import { EngineFollower } from './engine-follower.ts';
import { indexBody, layoutOf } from '../engine-layout.ts';
import { type EngineState, holdWriting, releaseWriting, saveState } from '../engine-state.sql.ts';

export interface WriterSources {
  readonly db: Db;
  readonly client: EngineClient;
  /** The products, names and campaigns, without offers. */
  readonly register: SearchIndex;
  readonly clock: Clock;
  /** How often the position is stored while nothing changes, in milliseconds. */
  readonly noteEveryMs?: number;
}

/** The right to write ends after this many seconds unless it is extended; nobody writes for that long after a crash. */
const heldSeconds = 15;
const halfHeldMs = (heldSeconds * 1000) / 2;
/** A swap is given up in less time than the right to write lasts, in milliseconds. */
const swapMs = 6_000;
const noteEveryMs = 60_000;
/** A new index is swapped in when one catch-up step writes fewer products than this. */
const fewChanges = 1_000;
const mostCatchUps = 20;

/**
 * Writes the offers into the search engine, in one process at a time, from the same changes that the index in memory
 * reads (decision 204).
 */
export class EngineWriter {
  readonly #sources: WriterSources;
  readonly #holder = randomUUID();
  readonly #layout: string;
  /** Follows the documents of the alias; null while another process writes. */
  #follower: EngineFollower | null = null;
  /** Whether something was written that no question finds before `_refresh`. */
  #isHidden = false;
  /** Whether something changed that the stored position does not contain. */
  #isNews = false;
  /** Indexes that the alias no longer contains: questions that began before are still answered from them. */
  readonly #former: string[] = [];
  #heldAt = -Infinity;
  #notedAt = -Infinity;

  constructor(sources: WriterSources) {
    this.#sources = sources;
    this.#layout = layoutOf(sources.client);
  }

  /**
   * Brings the engine up to date once. Returns false while another process writes.
   *
   * @throws EngineError, AppError; the next call continues from the last stored position
   */
  async cycle(): Promise<boolean> {
    if (this.#follower === null || performance.now() - this.#heldAt > halfHeldMs) {
      const state = await this.#hold();
      if (state === null) return false;
      this.#follower ??= await this.#resume(state);
    }
    try {
      await this.#follow(this.#follower ?? (await this.#rebuild()));
      return true;
    } catch (error) {
      // Somebody deleted the index or its alias.
      if (error instanceof EngineError && error.status === 404) await this.#invalidate();
      throw error;
    }
  }

  async #follow(follower: EngineFollower): Promise<void> {
    const { client } = this.#sources;
    const step = await follower.step({ name: client.alias, isAlias: true }, () => this.#keep());
    // Another process made the documents, so they do not show what changed.
    if (step === null) return void (await this.#rebuild());
    this.#isHidden ||= step.written > 0;
    this.#isNews ||= step.isNews;
    if (this.#isHidden) await client.send('POST', `${client.alias}/_refresh`);
    this.#isHidden = false;
    const isDue = performance.now() - this.#notedAt > (this.#sources.noteEveryMs ?? noteEveryMs);
    if (isDue) await client.send('GET', `_alias/${client.alias}`);
    if (isDue) for (const index of this.#former.splice(0)) await this.#delete(index);
    if (this.#isNews || isDue) await this.#note(follower);
  }

  /** Gives the right to write back, so that another process may take it. */
  async release(): Promise<void> {
    this.#follower = null;
    await releaseWriting(this.#sources.db, this.#holder);
  }

  async #hold(): Promise<EngineState | null> {
    const state = await holdWriting(this.#sources.db, this.#holder, heldSeconds);
    if (state === null) this.#follower = null;
    else this.#heldAt = performance.now();
    return state;
  }

  /**
   * Extends the right to write during long work.
   *
   * @throws Error when another process has it
   */
  async #keep(): Promise<void> {
    if (performance.now() - this.#heldAt < halfHeldMs) return;
    if ((await this.#hold()) === null) this.#loseRight();
  }

  /** Continues from the stored position; null when all documents must be written. */
  async #resume(state: EngineState): Promise<EngineFollower | null> {
    if (state.snapshot === null || state.layout !== this.#layout || !state.is_whole) return null;
    const { snapshot, used_up, is_whole, sold_run } = state;
    return EngineFollower.resume(this.#sources, { snapshot, used_up, is_whole, sold_run });
  }

  async #note(follower: EngineFollower): Promise<void> {
    const isNoted = await saveState(this.#sources.db, this.#holder, {
      layout: this.#layout,
      ...follower.position,
    });
    if (!isNoted) this.#loseRight();
    this.#notedAt = performance.now();
    this.#isNews = false;
  }

  #loseRight(): never {
    this.#follower = null;
    throw new Error('another process writes into the search engine by now');
  }

  /** Makes questions fail with `serviceUnavailable` until the index has been filled again. */
  async #invalidate(): Promise<void> {
    this.#follower = null;
    await saveState(this.#sources.db, this.#holder, {
      layout: null,
      snapshot: null,
      used_up: [],
      is_whole: true,
      sold_run: null,
    });
  }

  /** Fills a new index, lets it catch up, and swaps the alias. An index that was left half filled is deleted. */
  async #rebuild(): Promise<EngineFollower> {
    const { client, db } = this.#sources;
    const former = await this.#indexes();
    const name = `${client.alias}-${this.#sources.clock.now().getTime()}-${this.#holder.slice(0, 8)}`;
    for (const { index, isServing } of former) if (!isServing) await this.#delete(index);
    await client.send('PUT', name, JSON.stringify(indexBody(client)));
    const keep = () => this.#keep();
    const target = { name, isAlias: false };
    const follower = await EngineFollower.begin(this.#sources, await currentSnapshot(db));
    await follower.writeEverything(target, keep);
    for (let i = 0; i < mostCatchUps; i++) {
      const step = await follower.step(target, keep);
      if (step !== null && step.written < fewChanges) break;
    }
    await client.send('POST', `${name}/_refresh`);
    // Taken right before the swap: a process that was paused for longer than it held the right swaps nothing.
    this.#heldAt = -Infinity;
    await keep();
    const serving = former.filter(({ isServing }) => isServing);
    const actions = [
      ...serving.map(({ index }) => ({ remove: { index, alias: client.alias } })),
      { add: { index: name, alias: client.alias } },
    ];
    await client.send('POST', '_aliases?timeout=5s', JSON.stringify({ actions }), swapMs);
    await this.#note(follower);
    this.#former.push(...serving.map(({ index }) => index));
    this.#follower = follower;
    return follower;
  }

  /** Returns the indexes that a writer made for the alias. */
  async #indexes(): Promise<{ readonly index: string; readonly isServing: boolean }[]> {
    const { client } = this.#sources;
    const found = (await client.send('GET', `${client.alias}-*/_alias`)) as Readonly<
      Record<string, { readonly aliases: Readonly<Record<string, unknown>> }>
    >;
    // Another alias may begin with the same name.
    const isOurs = new RegExp(`^${client.alias}-\\d+-[0-9a-f]{8}$`);
    return Object.entries(found)
      .filter(([index]) => isOurs.test(index))
      .map(([index, { aliases }]) => ({ index, isServing: client.alias in aliases }));
  }

  async #delete(index: string): Promise<void> {
    await this.#sources.client.send('DELETE', index).catch((error: unknown) => {
      // It no longer exists.
      if (!(error instanceof EngineError && error.status === 404)) throw error;
    });
  }
}
