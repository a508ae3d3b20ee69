import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../../core/clock.ts';
import type { SearchEngineConfig } from '../../../core/config/search-engine-url.ts';
import type { Context } from '../../../core/context.ts';
import type { Db } from '../../../core/db/database.ts';
import type { ReadReplica } from '../../../core/db/replica/read-replica.ts';
import type { InternalService } from '../../../core/http/internal/internal-service.ts';
import { indexQuestions } from '../index-port/remote-index.ts';
import { SearchIndex } from '../index/search-index.ts';
import { EngineClient } from './engine-client.ts';
import { engineIndex } from './engine-index.ts';
import { EngineWriter } from './writer/engine-writer.ts';

export interface EngineService {
  /** Answers the questions of the catalogue. */
  readonly service: InternalService;
  /** Ends the writer, so that another process may write. */
  readonly stop: () => Promise<void>;
}

interface Options {
  readonly config: SearchEngineConfig;
  /** Whether this process may write into the engine. */
  readonly writes: boolean;
  readonly db: Db;
  readonly replica: ReadReplica | null;
  readonly clock: Clock;
  readonly log: Context['log'];
  /**
   * How long a question waits until the engine contains what was committed before it, in milliseconds; 3,000 by
   * default.
   */
  readonly patienceMs?: number;
}

/**
 * Pauses of the writer in milliseconds: between its looks for changes, while another process writes, and at most after
 * failures.
 */
const lookMs = 100;
const turnMs = 1_000;
const longestPauseMs = 10_000;

/**
 * Opens the index whose offers are in a search engine (decision 204). A process that does not write sends nothing
 * before a question.
 */
export function openEngine({ config, writes, db, replica, clock, log, patienceMs }: Options): EngineService {
  const client = new EngineClient(config);
  const register = new SearchIndex(db, replica, { holdsOffers: false });
  const questions = indexQuestions(
    engineIndex({ db, client, register, ...(patienceMs !== undefined && { patienceMs }) }),
    clock,
  );
  const ending = new AbortController();
  const writing = writes
    ? keepWriting(new EngineWriter({ db, client, register, clock }), ending.signal, log)
    : null;
  return {
    service: {
      ask: async (question, input) => {
        const answer = questions[question];
        if (!answer) throw new Error(`Unknown question: ${question}`);
        return answer(input);
      },
    },
    stop: async () => {
      ending.abort();
      await writing;
    },
  };
}

/** Brings the engine up to date repeatedly; each failure doubles the pause. */
async function keepWriting(writer: EngineWriter, signal: AbortSignal, log: Context['log']): Promise<void> {
  let pause = lookMs;
  while (!signal.aborted) {
    try {
      pause = (await writer.cycle()) ? lookMs : turnMs;
    } catch (error) {
      pause = Math.min(longestPauseMs, 2 * Math.max(pause, lookMs));
      log.warn({ err: error }, 'the search engine was not brought up to date');
    }
    // An abort ends the pause.
    await wait(pause, undefined, { signal }).catch(() => undefined);
  }
  // When the database cannot be reached, the right to write expires.
  await writer
    .release()
    .catch((error: unknown) => log.warn({ err: error }, 'the right to write was not returned'));
}
