import { inboxCalls } from '@havan/contract/notifications/inbox';
import { inboxMonthCalls } from '@havan/contract/notifications/inbox-month';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { bind, type Binding } from '../../../core/http/bind.ts';
import { presentGroups, presentNotification } from './inbox.presenter.ts';
import { newestNotifications, readNotification } from './inbox.sql.ts';
import { changePreferences, preferencesOf } from './preferences.service.ts';
import {
  groupedNotifications,
  type ListWish,
  notificationPage,
  readAllNotifications,
} from './notification-lists.sql.ts';

/** Largest number of rows in the menu of the header. */
const shownNotifications = 50;
const pageSizeDefault = 20;

export const inboxRoutes: readonly Binding[] = [
  bind(inboxCalls.getLastNotifications, async (_request, { ctx, actor }) =>
    (await newestNotifications(ctx.db, actor, shownNotifications)).map(presentNotification),
  ),
  bind(inboxCalls.markNotificationRead, async ({ id }, { ctx, actor }) => {
    const known = await readNotification(ctx.db, actor.companyId, id, ctx.clock.now());
    if (!known) throw new AppError('recordNotFound');
    return { done: true } as const;
  }),
  bind(
    inboxCalls.getGroupedNotifications,
    async ({ isRead }, { ctx, actor }) =>
      presentGroups(await groupedNotifications(ctx.db, actor, isRead ?? null)),
    { reads: 'replica' },
  ),
  bind(
    inboxCalls.getAllNotifications,
    (request, { ctx, actor }) =>
      pageOfNotifications(ctx, actor, request, {
        mainCategoryId: request.mainCategoryId,
        subCategoryIds: request.subCategories?.split(',').map(Number) ?? [],
        since: null,
      }),
    { reads: 'replica' },
  ),
  bind(
    inboxMonthCalls.getMonthOfNotifications,
    (request, { ctx, actor }) =>
      pageOfNotifications(ctx, actor, request, {
        mainCategoryId: null,
        subCategoryIds: [],
        since: new Date(ctx.clock.now().getTime() - 30 * 86_400_000),
      }),
    { reads: 'replica' },
  ),
  bind(inboxCalls.markAllNotificationsRead, async ({ mainCategoryId }, { ctx, actor }) => {
    await readAllNotifications(ctx.db, actor.companyId, mainCategoryId, ctx.clock.now());
    return { done: true } as const;
  }),
  bind(inboxCalls.getNotificationPreferences, (_request, { ctx, actor }) => preferencesOf(ctx, actor)),
  bind(inboxCalls.setNotificationPreferences, (request, { ctx, actor }) =>
    changePreferences(ctx, actor, request),
  ),
];

interface PageWish {
  readonly isRead?: boolean | undefined;
  readonly cursor?: string | undefined;
  readonly pageSize?: number | undefined;
}

async function pageOfNotifications(
  { db }: Context,
  { companyId, userId }: Actor,
  { isRead, cursor, pageSize: size = pageSizeDefault }: PageWish,
  which: Pick<ListWish, 'mainCategoryId' | 'subCategoryIds' | 'since'>,
) {
  const wish = { ...which, companyId, userId, isRead: isRead ?? null };
  const rows = await notificationPage(db, { ...wish, before: beforeOf(cursor), limit: size + 1 });
  const items = rows.slice(0, size).map(presentNotification);
  const last = items.at(-1);
  const hasMore = rows.length > size && last !== undefined;
  return { items, nextCursor: hasMore ? String(last.notificationId) : null, total: null };
}

/** A cursor is the id of a page's last row; an invalid one starts at the newest. */
const beforeOf = (cursor: string | undefined): number | null =>
  cursor !== undefined && /^\d{1,15}$/.test(cursor) ? Number(cursor) : null;
