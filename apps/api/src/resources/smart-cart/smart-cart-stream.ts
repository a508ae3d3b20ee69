import { apiPrefix } from '@havan/contract/call';
import { type SmartCart, smartBasketStream } from '@havan/contract/smart-cart';
import { liveBeatMs } from '@havan/domain/limits';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/actor-of.ts';
import { openEventStream } from '../../http/event-stream.ts';
import { createAuthenticator } from '../session/authenticator.ts';
import { patience } from './live-searches.ts';
import { readSearch } from './smart-cart.service.ts';
import { letGo } from './smart-cart.sql.ts';

/** Milliseconds between looks at the database for a search that another process runs. */
const lookAgain = 500;

/**
 * Answers of a search as server-sent events, one `data:` a better answer, until it is over. The browser reads it with
 * `fetch`, so that the token travels in a header. When the last watcher leaves, the search ends.
 */
export function smartCartStream(app: FastifyInstance, ctx: Context): void {
  const authenticate = createAuthenticator(ctx);
  app.get(`${apiPrefix}/${smartBasketStream.path}`, async (request, reply) => {
    const actor = await actorOf(smartBasketStream, request, { authenticate, db: ctx.db });
    const query = v.safeParse(smartBasketStream.request, request.query);
    if (!query.success) throw new AppError('invalidRequest');
    const { smartCartId } = query.output;
    const current = await readSearch(ctx, actor, smartCartId);
    const stream = openEventStream(reply);
    const send = (cart: SmartCart): void => {
      stream.sendLatest(JSON.stringify(cart));
      if (cart.over) stream.end();
    };
    send(current);
    if (current.over) return;
    const beat = setInterval(stream.beat, liveBeatMs);
    const leave =
      ctx.ports.basketSearches.live.watch(smartCartId, send) ??
      follow(
        () => readSearch(ctx, actor, smartCartId),
        () => letGo(ctx.db, smartCartId, patience.left),
        current.version,
        send,
      );
    stream.onClose(() => {
      clearInterval(beat);
      leave();
    });
  });
}

/** Follows a search that runs elsewhere by what it stores; reading it keeps it alive, leaving lets it go. */
function follow(
  read: () => Promise<SmartCart>,
  leave: () => Promise<unknown>,
  from: number,
  send: (cart: SmartCart) => void,
): () => void {
  let version = from;
  let last: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    last = read()
      .then((cart) => {
        if (cart.version > version || cart.over) send(cart);
        version = cart.version;
        if (cart.over) clearInterval(timer);
      })
      .catch(() => clearInterval(timer));
  }, lookAgain);
  return () => {
    clearInterval(timer);
    // After the last reading, which would keep it alive. Should this get lost, nobody has looked for a while soon.
    void last.then(leave).catch(() => undefined);
  };
}
