import { liveBeatMs } from '@havan/domain/limits';
import type { Actor, Context } from '../../../core/context.ts';
import { AppError } from '../../../core/app-error.ts';
import type { EventStream } from '../../../core/http/event-stream.ts';
import type { Authenticate } from '../../../core/http/actor-of.ts';
import { readChangeTokens } from './change-token.sql.ts';

/** An open page with its last change token. */
interface OpenPage {
  readonly actor: Actor;
  readonly token: string;
  readonly stream: EventStream;
  mark: string | null;
}

/** The most streams of a process and of a user; a refused page polls instead. */
const maxPages = 4000;
const maxPagesOfUser = 12;

export interface OpenPages {
  /** Serves a page until its session ends or it disconnects. `mark` is its last known token. @throws AppError */
  readonly add: (page: Pick<OpenPage, 'actor' | 'token' | 'mark'>, open: () => EventStream) => void;
  /** Ends every stream at shutdown; the pages reconnect to another process. */
  readonly close: () => void;
}

/**
 * Returns the open pages of this process. Hints select the pages to check; without hints each page is checked
 * at every heartbeat, so that a lost hint only causes a short delay. One statement at a time checks all due
 * pages; further hints are collected for the next one.
 */
export function createOpenPages(ctx: Context, authenticate: Authenticate): OpenPages {
  const byCompany = new Map<number, Set<OpenPage>>();
  const due = new Set<OpenPage>();
  let count = 0;
  let isReading = false;
  let stopListening: (() => void) | null = null;
  let beat: NodeJS.Timeout | undefined;

  const everyone = (): OpenPage[] => [...byCompany.values()].flatMap((pages) => [...pages]);

  const notify = (page: OpenPage, mark: string): void => {
    if (page.mark === mark) return;
    page.mark = mark;
    page.stream.send(mark, mark);
  };

  /** Ends the pages of ended sessions and returns the others. */
  async function stillSignedIn(pages: readonly OpenPage[]): Promise<OpenPage[]> {
    const actors = await Promise.all(pages.map(async ({ token }) => authenticate(token)));
    for (const [index, page] of pages.entries()) if (!actors[index]) page.stream.end();
    return pages.filter((_page, index) => actors[index]);
  }

  async function look(): Promise<void> {
    if (isReading) return;
    isReading = true;
    try {
      while (due.size > 0) {
        const pages = [...due];
        due.clear();
        const signedIn = await stillSignedIn(pages);
        const marks = await readChangeTokens(
          ctx.db,
          signedIn.map(({ actor }) => actor),
        );
        for (const [index, page] of signedIn.entries()) notify(page, marks[index] ?? '');
      }
    } catch (error) {
      // An unavailable database is retried at the next heartbeat.
      ctx.log.warn({ err: error }, 'open pages not read');
    } finally {
      isReading = false;
    }
  }

  const readTokens = (pages: Iterable<OpenPage>): void => {
    for (const page of pages) due.add(page);
    void look();
  };

  /** Starts with the first page; the last page that closes stops it. */
  function start(): void {
    stopListening ??= ctx.ports.hints.listen((whom) =>
      readTokens(whom === 'anybody' ? everyone() : whom.flatMap((id) => [...(byCompany.get(id) ?? [])])),
    );
    beat ??= setInterval(() => {
      const pages = everyone();
      // The token is repeated as a heartbeat, so that a reader can detect a dead connection.
      for (const { stream, mark } of pages) {
        if (mark === null) stream.beat();
        else stream.send(mark, mark);
      }
      readTokens(pages);
    }, liveBeatMs);
  }

  function stop(): void {
    clearInterval(beat);
    beat = undefined;
    stopListening?.();
    stopListening = null;
  }

  function remove(page: OpenPage): void {
    const pages = byCompany.get(page.actor.companyId);
    if (!pages?.delete(page)) return;
    if (pages.size === 0) byCompany.delete(page.actor.companyId);
    due.delete(page);
    count -= 1;
    if (count === 0) stop();
  }

  return {
    add({ actor, token, mark }, open) {
      const pages = byCompany.get(actor.companyId) ?? new Set<OpenPage>();
      const ofUser = [...pages].filter((page) => page.actor.userId === actor.userId).length;
      if (count >= maxPages || ofUser >= maxPagesOfUser)
        throw new AppError('tooManyRequests', { retryAfterSeconds: 60 });
      const page: OpenPage = { actor, token, mark, stream: open() };
      byCompany.set(actor.companyId, pages.add(page));
      count += 1;
      page.stream.onClose(() => remove(page));
      start();
      page.stream.beat();
      readTokens([page]);
    },
    close() {
      for (const { stream } of everyone()) stream.end();
      stop();
    },
  };
}
