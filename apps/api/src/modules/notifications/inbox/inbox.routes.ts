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
  type PageRow,
  type Place,
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
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const hasMore = rows.length > size && last !== undefined;
  return { items: shown.map(presentNotification), nextCursor: hasMore ? cursorOf(last) : null, total: null };
}

const cursorOf = ({ micros, id }: PageRow): string => `${micros}-${id}`;

/** A cursor is the place of a page's last row; an invalid one starts at the newest. The version before gave its id alone. */
function beforeOf(cursor = ''): Place | null {
  const [, micros = null, id] = /^(?:(\d{1,17})-)?(\d{1,15})$/.exec(cursor) ?? [];
  return id === undefined ? null : { micros, id: Number(id) };
}
