import { apiPrefix } from '@havan/contract/call';
import { liveStream, liveStreamSchemas } from '@havan/contract/bootstrap/page-settings';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { actorOf, tokenOf } from '../../../core/http/actor-of.ts';
import { openEventStream } from '../../../core/http/event-stream.ts';
import { createAccessControl } from '../../identity/access/access-control.ts';
import { noSessionCache } from '../../../core/session-cache.ts';
import { createOpenPages } from './open-pages.ts';

/**
 * Notifies an open page of changed badges by server-sent events with the change token of `Master/GetPulse`. The browser
 * reads it with `fetch`: the access token is sent in a header, and a reconnecting page sends its last change token.
 */
export function eventStreamRoutes(app: FastifyInstance, ctx: Context): void {
  // Sessions are not cached here: a session ended in another process must not continue in an open stream.
  const control = createAccessControl({ ...ctx, sessionCache: noSessionCache });
  const pages = createOpenPages(ctx, control.authenticate);
  app.addHook('preClose', async () => pages.close());
  app.get(`${apiPrefix}/${liveStream.path}`, async (request, reply) => {
    const actor = await actorOf(liveStream, request, control);
    const query = v.safeParse(liveStreamSchemas.request, request.query);
    if (!query.success) throw new AppError('invalidRequest');
    const { after = null } = query.output;
    pages.add({ actor, token: tokenOf(request) ?? '', mark: after }, () => openEventStream(reply));
  });
}
