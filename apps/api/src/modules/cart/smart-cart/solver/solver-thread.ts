import { Worker } from 'node:worker_threads';
import type { Progress } from '@havan/smart-cart/progress';
import type { AssistJob, Found, SolveJob, WorkerMessage } from './messages.ts';

/** Searches after which a worker is replaced: the memory of the solver grows and never shrinks. */
const SEARCHES_A_WORKER = 100;

/** One worker thread with its solver, created when first needed and replaced when it dies or after many searches. */
export class SolverThread {
  /** The nice value of the thread. */
  readonly #nice: number;
  #worker: Worker | null = null;
  #ready: Promise<Worker> | null = null;
  #searches = 0;

  constructor(nice: number) {
    this.#nice = nice;
  }

  /** Starts the thread and compiles the solver, so that the next search starts at once. */
  async warm(): Promise<void> {
    await this.#open();
  }

  /** Runs one search to its end. Rejects when the worker dies. */
  run(job: SolveJob, onProgress: (progress: Progress) => void): Promise<Found> {
    return this.#work(job, (message) => {
      if (message.kind === 'progress') onProgress(message.progress);
      return message.kind === 'end' ? message : null;
    });
  }

  /** Helps the search of another thread until it ends or this thread is needed. Rejects when the worker dies. */
  async assist(job: AssistJob): Promise<void> {
    await this.#work(job, (message) => message.kind === 'assisted' || null);
  }

  async #work<Answer>(
    job: SolveJob | AssistJob,
    answerOf: (message: WorkerMessage) => Answer | null,
  ): Promise<Answer> {
    const worker = await this.#open();
    this.#searches += 1;
    try {
      return await new Promise<Answer>((resolve, reject) => {
        const onMessage = (message: WorkerMessage): void => {
          const answer = answerOf(message);
          if (answer) settle(() => resolve(answer));
          else if (message.kind === 'failed') settle(() => reject(new Error(message.reason)));
        };
        const onExit = (): void => settle(() => reject(new Error('The solver stopped')));
        const settle = (then: () => void): void => {
          worker.off('message', onMessage).off('exit', onExit);
          then();
        };
        worker.on('message', onMessage).on('exit', onExit);
        const port = job.kind === 'assist' ? job.port : job.partner?.port;
        worker.postMessage(job, port ? [port] : []);
      });
    } finally {
      if (this.#searches >= SEARCHES_A_WORKER) await this.close();
    }
  }

  /** Ends the thread and releases its memory; the next search starts another. */
  async close(): Promise<void> {
    const worker = this.#worker;
    this.#invalidate();
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
        this.#invalidate(worker);
        reject(error instanceof Error ? error : new Error(String(error)));
      });
      worker.once('exit', () => this.#invalidate(worker));
      worker.unref();
      this.#worker = worker;
    });
    return this.#ready;
  }

  #invalidate(which: Worker | null = this.#worker): void {
    if (which !== this.#worker) return;
    this.#worker = null;
    this.#ready = null;
    this.#searches = 0;
  }
}
