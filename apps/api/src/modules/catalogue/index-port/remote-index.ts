import type { InternalQuestions } from '../../../core/http/internal/internal-routes.ts';
import type { InternalService } from '../../../core/http/internal/internal-service.ts';
import type { Clock } from '../../../core/clock.ts';
import type { CatalogueIndexPort } from './catalogue-index-port.ts';

/** Name of the internal service that answers the questions. */
export const catalogueService = 'catalogue';

const names = [
  'state',
  'search',
  'named',
  'page',
  'offers',
  'shown',
  'pricesFor',
  'underCampaign',
  'home',
] as const satisfies readonly (keyof CatalogueIndexPort)[];

type Ask = (now: Date, input?: unknown) => Promise<unknown>;

/**
 * Returns the port to the index of another process. It answers by its own clock of the same database, so `now` is not
 * sent.
 */
export const remoteIndex = (service: InternalService): CatalogueIndexPort =>
  // Every question has its name above, and the other process answers it through the same interface.
  Object.fromEntries(
    names.map((name): [string, Ask] => [name, (_now, input) => service.ask(name, input ?? null)]),
  ) as unknown as CatalogueIndexPort;

/** Returns the questions that this process answers for others. */
export const indexQuestions = (index: CatalogueIndexPort, clock: Clock): InternalQuestions =>
  Object.fromEntries(
    names.map((name) => {
      const answer: (now: Date, input: never) => Promise<unknown> = index[name];
      // The sender is a process of this installation and sends what the interface requires.
      return [name, (input: unknown) => answer(clock.now(), input as never)];
    }),
  );
