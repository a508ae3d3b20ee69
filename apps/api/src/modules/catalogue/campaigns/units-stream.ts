import { apiPrefix } from '@havan/contract/call';
import { campaignStream, campaignStreamSchemas } from '@havan/contract/catalogue/campaign-pages';
import { liveBeatMs } from '@havan/domain/limits';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { AppError } from '../../../core/app-error.ts';
import type { Context } from '../../../core/context.ts';
import { actorOf } from '../../../core/http/actor-of.ts';
import { type EventStream, openEventStream } from '../../../core/http/event-stream.ts';
import { createAccessControl } from '../../identity/access/access-control.ts';
import { findUnitsLeft } from './campaign-pages.sql.ts';

interface Watcher {
  readonly code: string;
  readonly stream: EventStream;
  shown: string;
}

/** The most open streams of a process; a refused page polls the campaign instead. */
const mostWatchers = 2000;
/** Milliseconds during which hints are collected. */
const gatherMs = 250;

/**
 * Informs the open pages of limited campaigns of the units left, as server-sent events. Every process publishes hints
 * about changed carts; one statement then reads the watched campaigns, and each heartbeat makes up for a lost hint.
 */
export function campaignUnitsStream(app: FastifyInstance, ctx: Context): void {
  const control = createAccessControl(ctx);
  const watchers = new Set<Watcher>();
  let stopListening: (() => void) | null = null;
  let beat: NodeJS.Timeout | undefined;
  let due: NodeJS.Timeout | undefined;

  async function readUnits(): Promise<void> {
    due = undefined;
    try {
      const left = await findUnitsLeft(ctx.db, [...new Set([...watchers].map(({ code }) => code))]);
      for (const watcher of watchers) {
        const units = String(left.get(watcher.code) ?? '');
        if (units === watcher.shown) continue;
        watcher.shown = units;
        watcher.stream.send(units);
      }
    } catch (error) {
      ctx.log.warn({ err: error }, 'campaign units not read');
    }
  }
  const readSoon = (): void => {
    due ??= setTimeout(() => void readUnits(), gatherMs);
  };
  const start = (): void => {
    stopListening ??= ctx.ports.hints.listen(readSoon);
    beat ??= setInterval(() => {
      for (const { stream } of watchers) stream.beat();
      readSoon();
    }, liveBeatMs);
  };
  const stop = (): void => {
    clearInterval(beat);
    clearTimeout(due);
    beat = undefined;
    due = undefined;
    stopListening?.();
    stopListening = null;
  };

  app.addHook('preClose', async () => {
    for (const { stream } of watchers) stream.end();
    stop();
  });
  app.get(`${apiPrefix}/${campaignStream.path}`, async (request, reply) => {
    await actorOf(campaignStream, request, control);
    const query = v.safeParse(campaignStreamSchemas.request, request.query);
    if (!query.success) throw new AppError('invalidRequest');
    const code = query.output.campaignCode;
    if (watchers.size >= mostWatchers) throw new AppError('tooManyRequests', { retryAfterSeconds: 60 });
    const left = await findUnitsLeft(ctx.db, [code]);
    if (!left.has(code)) throw new AppError('recordNotFound');
    const watcher: Watcher = {
      code,
      stream: openEventStream(reply),
      shown: String(left.get(code) ?? ''),
    };
    watchers.add(watcher);
    watcher.stream.onClose(() => {
      watchers.delete(watcher);
      if (watchers.size === 0) stop();
    });
    start();
    watcher.stream.send(watcher.shown);
  });
}
