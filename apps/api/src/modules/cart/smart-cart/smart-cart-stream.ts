import { apiPrefix } from '@havan/contract/call';
import { type SmartCart, smartCartEvents, smartCartStreamSchemas } from '@havan/contract/cart/smart-cart';
import { liveBeatMs } from '@havan/domain/limits';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { actorOf } from '../../../core/http/actor-of.ts';
import { openEventStream } from '../../../core/http/event-stream.ts';
import { pricesOf } from '../../../core/http/prices/prices-of.ts';
import { createAccessControl } from '../../identity/access/access-control.ts';
import { patience } from './live-searches.ts';
import { readSearch } from './smart-cart.service.ts';
import { letGo } from './smart-cart.sql.ts';

const prices = pricesOf(smartCartEvents, smartCartStreamSchemas);

/** Milliseconds between polls for a search in another process. */
const pollAgain = 500;

/**
 * Streams the answers of a search as server-sent events, one `data:` for each better answer. The browser reads it with
 * `fetch`, so that the token is sent in a header. When the last watcher leaves, the search ends.
 */
export function smartCartStream(app: FastifyInstance, ctx: Context): void {
  const control = createAccessControl(ctx);
  app.get(`${apiPrefix}/${smartCartEvents.path}`, async (request, reply) => {
    const actor = await actorOf(smartCartEvents, request, control);
    const query = v.safeParse(smartCartStreamSchemas.request, request.query);
    if (!query.success) throw new AppError('invalidRequest');
    const { smartCartId } = query.output;
    const current = await readSearch(ctx, actor, smartCartId);
    const stream = openEventStream(reply);
    const hide = prices?.areHiddenFrom(actor) ? prices.hide : undefined;
    const send = (cart: SmartCart): void => {
      stream.sendLatest(JSON.stringify(hide ? hide(cart) : cart));
      if (cart.over) stream.end();
    };
    send(current);
    if (current.over) return;
    const beat = setInterval(stream.beat, liveBeatMs);
    const leave =
      ctx.ports.cartSearches.live.watch(smartCartId, send) ??
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

/** Follows a search in another process by its stored state; reading keeps it alive, leaving releases it. */
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
  }, pollAgain);
  return () => {
    clearInterval(timer);
    // After the last read, which would keep it alive. If this is lost, the search ends for lack of polls.
    void last.then(leave).catch(() => undefined);
  };
}
