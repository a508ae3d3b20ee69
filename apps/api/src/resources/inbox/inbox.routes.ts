import { inboxCalls } from '@havan/contract/inbox';
import { AppError } from '../../app-error.ts';
import { bind, type Binding } from '../../http/bind.ts';
import { presentNotification, presentPreview } from './inbox.presenter.ts';
import { lastMessages, newestNotifications, readNotification } from './inbox.sql.ts';

/** How many rows the menus of the header show at most. */
const shownMessages = 20;
const shownNotifications = 50;

export const inboxRoutes: readonly Binding[] = [
  bind(inboxCalls.getLastMessages, async (_request, { ctx, actor }) =>
    (await lastMessages(ctx.db, actor.companyId, shownMessages)).map(presentPreview),
  ),
  bind(inboxCalls.getLastNotifications, async (_request, { ctx, actor }) =>
    (await newestNotifications(ctx.db, actor.companyId, shownNotifications)).map(presentNotification),
  ),
  bind(inboxCalls.markNotificationRead, async ({ id }, { ctx, actor }) => {
    const known = await readNotification(ctx.db, actor.companyId, id, ctx.clock.now());
    if (!known) throw new AppError('recordNotFound');
    return { done: true } as const;
  }),
];
