import type { Db } from '../database.ts';
import { currentPosition, positionOf, replayedPosition } from './replica.sql.ts';

interface Sample {
  readonly at: number;
  readonly position: bigint;
}

/** A question that has no answer after this time is asked again, in milliseconds. */
const askAgainMs = 15_000;
/** Largest number of samples kept while the replica does not advance. */
const mostSamples = 600;

/**
 * Measures how far a replica is behind. It samples positions of the primary with the clock of this process and finds
 * the newest one that the replica has replayed: no clock of another machine counts, and an idle primary causes no lag.
 */
export class ReplicaLag {
  readonly #primary: Db;
  readonly #replica: Db;
  readonly #limitMs: number;
  readonly #patienceMs: number;
  /** The newest sample that the replica has reached, and those after it. */
  #samples: Sample[] = [];
  #reachedAt: number | null = null;
  #lookedAt = 0;
  #askedAt = 0;
  #isSilent = true;
  #measuring: Promise<void> | null = null;

  constructor(primary: Db, replica: Db, limitSeconds: number, patienceMs: number) {
    this.#primary = primary;
    this.#replica = replica;
    this.#limitMs = limitSeconds * 1000;
    this.#patienceMs = patienceMs;
  }

  get seconds(): number | null {
    return this.#isSilent || this.#reachedAt === null ? null : (this.#lookedAt - this.#reachedAt) / 1000;
  }

  get isWithinLimit(): boolean {
    return !this.#isSilent && this.#reachedAt !== null && this.#lookedAt - this.#reachedAt <= this.#limitMs;
  }

  /** The replica counts as unavailable until it answers `measure` again. */
  setSilent(): void {
    this.#isSilent = true;
  }

  /** Asks both servers; calls that come meanwhile share the answer. Never rejects. */
  measure(): Promise<void> {
    if (this.#measuring && performance.now() - this.#askedAt < askAgainMs) return this.#measuring;
    this.#askedAt = performance.now();
    const measuring = this.#measure()
      .catch(() => this.setSilent())
      .finally(() => {
        if (this.#measuring === measuring) this.#measuring = null;
      });
    this.#measuring = measuring;
    return measuring;
  }

  async #measure(): Promise<void> {
    const position = positionOf(await currentPosition(this.#primary));
    const at = performance.now();
    this.#samples.push({ at, position });
    if (this.#samples.length > mostSamples) this.#samples.splice(1, 1);
    const silence = setTimeout(() => this.setSilent(), this.#patienceMs);
    const lsn = await replayedPosition(this.#replica).finally(() => clearTimeout(silence));
    this.#isSilent = lsn === null;
    if (lsn === null) return;
    const replayed = positionOf(lsn);
    const reached = this.#samples.findLastIndex((sample) => sample.position <= replayed);
    if (reached >= 0) {
      this.#reachedAt = this.#samples[reached]?.at ?? null;
      this.#samples = this.#samples.slice(reached);
    }
    this.#lookedAt = at;
  }
}
