import { apiPrefix } from '@havan/contract/call';
import { type SmartCart, smartBasketStream } from '@havan/contract/smart-cart';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { actorOf } from '../../http/actor-of.ts';
import { createAuthenticator } from '../session/authenticator.ts';
import { readSearch } from './smart-cart.service.ts';

/** Milliseconds between comments that keep proxies from closing a silent stream. */
const heartbeat = 15_000;
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
    reply.hijack();
    const { raw } = reply;
    raw.writeHead(200, {
      ...(reply.getHeaders() as Record<string, string>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    const send = (cart: SmartCart): void => {
      raw.write(`data: ${JSON.stringify(cart)}\n\n`);
      if (cart.over) raw.end();
    };
    send(current);
    if (current.over) return;
    const beat = setInterval(() => raw.write(': \n\n'), heartbeat);
    const leave =
      ctx.ports.basketSearches.live.watch(smartCartId, send) ??
      follow(() => readSearch(ctx, actor, smartCartId), current.version, send);
    raw.once('close', () => {
      clearInterval(beat);
      leave();
    });
  });
}

/** Follows a search that runs elsewhere by what it stores. */
function follow(read: () => Promise<SmartCart>, from: number, send: (cart: SmartCart) => void): () => void {
  let version = from;
  const timer = setInterval(() => {
    read()
      .then((cart) => {
        if (cart.version > version || cart.over) send(cart);
        version = cart.version;
        if (cart.over) clearInterval(timer);
      })
      .catch(() => clearInterval(timer));
  }, lookAgain);
  return () => clearInterval(timer);
}
