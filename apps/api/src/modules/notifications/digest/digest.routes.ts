import { digestCalls } from '@havan/contract/notifications/digest';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { keepRhythm, rhythmOf } from './digest.sql.ts';

export const digestRoutes: readonly Binding[] = [
  bind(digestCalls.getDigest, async (_request, { ctx, actor }) => ({
    rhythm: await rhythmOf(ctx.db, actor.userId),
  })),
  bind(digestCalls.setDigest, async ({ rhythm }, { ctx, actor }) => {
    await keepRhythm(ctx.db, actor.userId, rhythm);
    return { rhythm };
  }),
];
