import { Worker } from 'node:worker_threads';
import type { Progress } from '@havan/smart-cart/progress';
import type { Found, SolveJob, WorkerMessage } from './messages.ts';

/** Searches after which a worker is replaced: the memory of the solver grows and never shrinks. */
const SEARCHES_A_WORKER = 100;

/** One worker thread with its solver. It is made when first needed and replaced when it dies or has worked enough. */
export class SolverThread {
  /** How far the thread stands back behind others, as in `nice`. */
  readonly #nice: number;
  #worker: Worker | null = null;
  #ready: Promise<Worker> | null = null;
  #searches = 0;

  constructor(nice: number) {
    this.#nice = nice;
  }

  /** Starts the thread and lets it compile the solver, so that the next search begins at once. */
  async warm(): Promise<void> {
    await this.#open();
  }

  /** Runs one search to its end. Rejects when the worker dies. */
  async run(job: SolveJob, onProgress: (progress: Progress) => void): Promise<Found> {
    const worker = await this.#open();
    this.#searches += 1;
    try {
      return await new Promise<Found>((resolve, reject) => {
        const onMessage = (message: WorkerMessage): void => {
          if (message.kind === 'progress') onProgress(message.progress);
          else if (message.kind === 'end') settle(() => resolve(message));
          else if (message.kind === 'failed') settle(() => reject(new Error(message.reason)));
        };
        const onExit = (): void => settle(() => reject(new Error('The solver stopped')));
        const settle = (then: () => void): void => {
          worker.off('message', onMessage).off('exit', onExit);
          then();
        };
        worker.on('message', onMessage).on('exit', onExit);
        worker.postMessage(job);
      });
    } finally {
      if (this.#searches >= SEARCHES_A_WORKER) await this.close();
    }
  }

  /** Ends the thread and gives its memory back; the next search starts another. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#forget();
    await worker?.terminate();
  }

  async #open(): Promise<Worker> {
    this.#ready ??= new Promise<Worker>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.ts', import.meta.url), {
        workerData: { nice: this.#nice },
        resourceLimits: { maxOldGenerationSizeMb: 256 },
      });
      worker.once('message', () => resolve(worker));
      worker.once('error', (error) => {
        this.#forget(worker);
        reject(error instanceof Error ? error : new Error(String(error)));
      });
      worker.once('exit', () => this.#forget(worker));
      worker.unref();
      this.#worker = worker;
    });
    return this.#ready;
  }

  #forget(which: Worker | null = this.#worker): void {
    if (which !== this.#worker) return;
    this.#worker = null;
    this.#ready = null;
    this.#searches = 0;
  }
}
