import type { Log } from '../../../../core/context.ts';
import { AppError } from '../../../../core/app-error.ts';
import type { MessageLine } from '../../../../core/http/internal/internal-stream.ts';
import type { RunningSearch } from '../../../../core/ports/cart-searches-port.ts';
import type { FromSolver, ToSolver } from './line-messages.ts';
import type { SolverPool } from './solver-pool.ts';

/** Solves the search of one line with the threads of this process, until the line is closed. */
export function serveLine(pool: Pick<SolverPool, 'search'>, line: MessageLine, log: Log): void {
  let running: RunningSearch | null = null;
  const send = (message: FromSolver): void => line.send(message);
  const isStopped = (): boolean => running?.isStopped() ?? false;
  const failed = (error: unknown): null => {
    log.error({ err: error }, 'a search for another process failed');
    return null;
  };
  const begin = ({ owner, instance, timeLimit, start }: Extract<ToSolver, { kind: 'search' }>): void => {
    try {
      running = pool.search({
        owner,
        instance,
        timeLimit,
        start,
        onProgress: (progress) => send({ kind: 'progress', progress }),
      });
    } catch (error) {
      if (error instanceof AppError) send({ kind: 'refused' });
      else failed(error);
      return line.close();
    }
    send({ kind: 'begun' });
    for (const kind of ['first', 'done'] as const)
      void running[kind].catch(failed).then((progress) => send({ kind, progress, isStopped: isStopped() }));
  };
  const repeat = ({ number, instance, start, timeLimit }: Extract<ToSolver, { kind: 'again' }>): void => {
    const work = running?.again(instance, start, timeLimit) ?? Promise.reject(new Error('no search yet'));
    void work
      // A stopped search rejects its repetitions.
      .catch((error: unknown) => (isStopped() ? null : failed(error)))
      .then((progress) => send({ kind: 'again', number, progress, isStopped: isStopped() }));
  };
  line.listen(
    (message) => {
      // The other end is a process of this installation and version.
      const asked = message as ToSolver;
      if (asked.kind === 'search') begin(asked);
      else if (asked.kind === 'again') repeat(asked);
      else running?.stop();
    },
    () => running?.stop(),
  );
}
