import type { Progress } from '@havan/smart-cart/progress';
import { AppError } from '../../../../core/app-error.ts';
import type { MessageLine } from '../../../../core/http/internal/internal-stream.ts';
import type { CartSearches, RunningSearch } from '../../../../core/ports/cart-searches-port.ts';
import type { FromSolver, ToSolver } from './line-messages.ts';

/** A line is closed when its search has ended and no further question came for this many milliseconds. */
const idleMs = 30_000;

/** Returns a pool that solves carts in another process, on one line for each search. */
export function remotePool(open: () => Promise<MessageLine>): CartSearches['pool'] {
  const lines = new Set<MessageLine>();
  return {
    search: async ({ onProgress, ...job }) => {
      const line = await open();
      lines.add(line);
      const { promise: begun, resolve: begin, reject: refuse } = Promise.withResolvers<void>();
      const [first, done] = [Promise.withResolvers<Progress>(), Promise.withResolvers<Progress>()];
      const again = new Map<number, PromiseWithResolvers<Progress>>();
      let isStopped = false;
      let count = 0;
      let isDone = false;
      let idle: NodeJS.Timeout | null = null;
      const send = (message: ToSolver): void => line.send(message);
      const rest = (): void => {
        if (idle) clearTimeout(idle);
        idle = isDone && again.size === 0 ? setTimeout(line.close, idleMs).unref() : null;
      };
      const settle = (waiting: PromiseWithResolvers<Progress>, progress: Progress | null): void => {
        if (progress) waiting.resolve(progress);
        else waiting.reject(new Error(isStopped ? 'the search was stopped' : 'the solver failed'));
      };
      const take = (message: FromSolver): void => {
        if ('isStopped' in message) isStopped ||= message.isStopped;
        if (message.kind === 'begun') begin();
        else if (message.kind === 'refused') refuse(new AppError('tooManyRequests'));
        else if (message.kind === 'progress') onProgress(message.progress);
        else if (message.kind === 'first') settle(first, message.progress);
        else if (message.kind === 'done') {
          isDone = true;
          settle(done, message.progress);
        } else {
          const waiting = again.get(message.number);
          again.delete(message.number);
          if (waiting) settle(waiting, message.progress);
        }
        rest();
      };
      line.listen(
        // The other end is a process of this installation and version.
        (message) => take(message as FromSolver),
        () => {
          lines.delete(line);
          if (idle) clearTimeout(idle);
          isStopped ||= isDone;
          const lost = new AppError('serviceUnavailable', { retryAfterSeconds: 1 });
          refuse(lost);
          for (const waiting of [first, done, ...again.values()]) waiting.reject(lost);
          again.clear();
        },
      );
      // The caller handles a failure through the promise that it awaits; the other one must not count as unhandled.
      for (const { promise } of [first, done]) promise.catch(() => undefined);
      send({ kind: 'search', ...job });
      await begun;
      const running: RunningSearch = {
        first: first.promise,
        done: done.promise,
        again: (instance, start, timeLimit) => {
          const waiting = Promise.withResolvers<Progress>();
          if (!lines.has(line)) return Promise.reject(new Error('the line to the solver is closed'));
          count += 1;
          again.set(count, waiting);
          rest();
          send({ kind: 'again', number: count, instance, start, timeLimit });
          return waiting.promise;
        },
        isStopped: () => isStopped,
        stop: () => {
          isStopped = true;
          send({ kind: 'stop' });
        },
      };
      return running;
    },
    close: async () => {
      for (const line of lines) line.close();
    },
  };
}
