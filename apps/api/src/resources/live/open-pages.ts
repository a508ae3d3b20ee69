import { liveBeatMs } from '@havan/domain/limits';
import type { Actor, Context } from '../../context.ts';
import { AppError } from '../../app-error.ts';
import type { EventStream } from '../../http/event-stream.ts';
import type { Authenticate } from '../../http/actor-of.ts';
import { readPulses } from './pulse.sql.ts';

/** A page that somebody looks at, with the last mark that it was told. */
interface OpenPage {
  readonly actor: Actor;
  readonly token: string;
  readonly stream: EventStream;
  mark: string | null;
}

/** What one process and one user may hold open; whoever is refused asks by the pulse instead. */
const maxPages = 4000;
const maxPagesOfUser = 12;

export interface OpenPages {
  /** Holds a page until its session ends or it leaves. `mark` is what it knows from before. @throws AppError */
  readonly add: (page: Pick<OpenPage, 'actor' | 'token' | 'mark'>, open: () => EventStream) => void;
  /** Ends every stream: the process stops, and another one takes the pages. */
  readonly close: () => void;
}

/**
 * The pages that this process keeps informed. Hints say whom to look at; without any, each page is looked at with every
 * heartbeat, so that a lost hint costs seconds and never the truth. All due pages are read by one statement, and one is
 * under way at a time: a burst of hints becomes the next look.
 */
export function createOpenPages(ctx: Context, authenticate: Authenticate): OpenPages {
  const byCompany = new Map<number, Set<OpenPage>>();
  const due = new Set<OpenPage>();
  let count = 0;
  let isLooking = false;
  let stopListening: (() => void) | null = null;
  let beat: NodeJS.Timeout | undefined;

  const everyone = (): OpenPage[] => [...byCompany.values()].flatMap((pages) => [...pages]);

  const tell = (page: OpenPage, mark: string): void => {
    if (page.mark === mark) return;
    page.mark = mark;
    page.stream.send(mark, mark);
  };

  /** Ends the pages whose session is over; answers the others. */
  async function stillSignedIn(pages: readonly OpenPage[]): Promise<OpenPage[]> {
    const actors = await Promise.all(pages.map(async ({ token }) => authenticate(token)));
    for (const [index, page] of pages.entries()) if (!actors[index]) page.stream.end();
    return pages.filter((_page, index) => actors[index]);
  }

  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      while (due.size > 0) {
        const pages = [...due];
        due.clear();
        const signedIn = await stillSignedIn(pages);
        const marks = await readPulses(
          ctx.db,
          signedIn.map(({ actor }) => actor),
        );
        for (const [index, page] of signedIn.entries()) tell(page, marks[index] ?? '');
      }
    } catch (error) {
      // A database that is away is looked at again with the next heartbeat.
      ctx.log.warn({ err: error }, 'open pages not read');
    } finally {
      isLooking = false;
    }
  }

  const lookAt = (pages: Iterable<OpenPage>): void => {
    for (const page of pages) due.add(page);
    void look();
  };

  /** The first page starts the listening, the last one ends it. */
  function start(): void {
    stopListening ??= ctx.ports.hints.listen((whom) =>
      lookAt(whom === 'anybody' ? everyone() : whom.flatMap((id) => [...(byCompany.get(id) ?? [])])),
    );
    beat ??= setInterval(() => {
      const pages = everyone();
      // The mark once more: a reader that hears nothing knows that its connection is dead.
      for (const { stream, mark } of pages) {
        if (mark === null) stream.beat();
        else stream.send(mark, mark);
      }
      lookAt(pages);
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
      lookAt([page]);
    },
    close() {
      for (const { stream } of everyone()) stream.end();
      stop();
    },
  };
}
