import { apiPrefix } from '@havan/contract/call';
import { liveStream } from '@havan/contract/page-settings';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { AppError } from '../../app-error.ts';
import type { Context } from '../../context.ts';
import { actorOf, tokenOf } from '../../http/actor-of.ts';
import { openEventStream } from '../../http/event-stream.ts';
import { createAuthenticator } from '../session/authenticator.ts';
import { noSessionCache } from '../session/session-cache.ts';
import { createOpenPages } from './open-pages.ts';

/**
 * Tells an open page that its badges have moved, as server-sent events whose data is the mark of `Master/GetPulse`. The
 * browser reads it with `fetch`: the token travels in a header, and a page that comes back says the last mark it knows.
 */
export function liveDoor(app: FastifyInstance, ctx: Context): void {
  // Sessions are read anew each time: what another process ended a moment ago must not live on in an open stream.
  const authenticate = createAuthenticator({ ...ctx, sessionCache: noSessionCache });
  const pages = createOpenPages(ctx, authenticate);
  app.addHook('preClose', async () => pages.close());
  app.get(`${apiPrefix}/${liveStream.path}`, async (request, reply) => {
    const actor = await actorOf(liveStream, request, { authenticate, db: ctx.db });
    const query = v.safeParse(liveStream.request, request.query);
    if (!query.success) throw new AppError('invalidRequest');
    const { after = null } = query.output;
    pages.add({ actor, token: tokenOf(request) ?? '', mark: after }, () => openEventStream(reply));
  });
}
