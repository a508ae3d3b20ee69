import type { ParsedRequestOf, ResultOf } from '@havan/contract/call';
import type {
  getConversations,
  getMessages,
  Message,
  sendMessage,
} from '@havan/contract/notifications/messages';
import { hasArea } from '@havan/domain/access';
import { AppError } from '../../../core/app-error.ts';
import type { Actor, Context } from '../../../core/context.ts';
import { announce } from '../../../core/db/announce.ts';
import { withTransaction } from '../../../core/db/transaction.ts';
import { decodeCursor, encodeCursor, type ListName } from '../../../core/cursor/list-cursor.ts';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import { accessRulesFor } from '../../identity/access/access-rules.ts';
import { claimFiles } from '../../identity/files/files.service.ts';
import { slowDown } from '../../identity/session/slow-down.ts';
import { insertNotifications } from '../inbox/inbox.service.ts';
import { filesOfMessages, insertMessageFiles } from './message-files.sql.ts';
import { requireMayWrite } from './message-reports.service.ts';
import { reportsOf } from './message-reports.sql.ts';
import { type Sides, sidesOf } from './messages.policy.ts';
import { presentConversation, presentMessage } from './messages.presenter.ts';
import * as sql from './messages.sql.ts';

export { filesOfMessages } from './message-files.sql.ts';

const conversationsAtOnce = 30;
const messagesAtOnce = 40;
/** The throttle of messages and new conversations. */
const sendRule = { waits: [...Array<number>(40).fill(0), 2, 5, 10, 30], resetAfterSeconds: 300 };

const beforeOf = (list: ListName, cursor: string | undefined): number | null =>
  cursor === undefined ? null : decodeCursor(list, cursor).id;

/** Cuts a page from rows that were read with one extra. */
function pageOf<Row, Item>(
  list: ListName,
  rows: readonly Row[],
  size: number,
  present: (row: Row) => Item,
  idOf: (row: Row) => number,
) {
  const shown = rows.slice(0, size);
  const last = shown.at(-1);
  const hasMore = rows.length > size && last !== undefined;
  return {
    items: shown.map(present),
    nextCursor: hasMore ? encodeCursor(list, { rank: 0, id: idOf(last) }) : null,
    total: null,
  };
}

export async function listConversations(
  { db }: Context,
  { companyId }: Actor,
  { cursor }: ParsedRequestOf<typeof getConversations>,
): Promise<ResultOf<typeof getConversations>> {
  const list: ListName = ['conversations', companyId];
  const rows = await sql.conversationPage(db, companyId, beforeOf(list, cursor), conversationsAtOnce + 1);
  return pageOf(
    list,
    rows,
    conversationsAtOnce,
    (row) => presentConversation(row, companyId),
    (row) => row.message_id,
  );
}

interface Talk {
  readonly partner: sql.PartnerRow;
  readonly conversation: sql.OwnConversation | undefined;
  /** The roles of a conversation started now; null when it is not allowed. */
  readonly sides: Sides | null;
}

/** @throws AppError `recordNotFound` for a company that may not be written to, so that its existence is not revealed */
async function talkWith(
  ctx: Context,
  actor: Actor,
  wanted: { readonly userId?: number | undefined; readonly companyId?: number | undefined },
): Promise<Talk> {
  const partner = await sql.findPartner(ctx.db, actor.companyId, wanted);
  if (!partner) throw new AppError('recordNotFound');
  const conversation = await sql.findConversation(ctx.db, actor.companyId, partner.company_id);
  const sides = sidesOf(actor, {
    companyId: partner.company_id,
    companyType: partner.company_type,
    sells: partner.sells,
    hasTraded: partner.has_traded,
  });
  if (!conversation && !sides) throw new AppError('recordNotFound');
  return { partner, conversation, sides };
}

/** Returns the messages of a conversation, newest first. @throws AppError `recordNotFound` as `talkWith` does */
export async function listMessages(
  ctx: Context,
  actor: Actor,
  { cursor, ...wanted }: ParsedRequestOf<typeof getMessages>,
): Promise<ResultOf<typeof getMessages>> {
  const { partner, conversation } = await talkWith(ctx, actor, wanted);
  const list: ListName = ['messages', partner.company_id];
  const rows = conversation
    ? await sql.messagePage(ctx.db, conversation, beforeOf(list, cursor), messagesAtOnce + 1)
    : [];
  const ids = rows.map(({ id }) => id);
  const parts = {
    files: await filesOfMessages(ctx.db, ids),
    reports: await reportsOf(ctx.db, actor.companyId, ids),
  };
  return {
    ...pageOf(
      list,
      rows,
      messagesAtOnce,
      (row) => presentMessage(row, actor.companyId, parts),
      (row) => row.id,
    ),
    conversationId: conversation?.id ?? null,
    partner: {
      userId: partner.user_id,
      username: partner.username,
      companyName: partner.company_name,
      cityName: partner.city_name,
    },
  };
}

/**
 * Sends a message.
 *
 * @throws AppError `recordNotFound` as `talkWith` does, `actionNotAllowed` for a company that cannot read messages or
 * that an operator has blocked, `invalidRequest` for a foreign file, `tooManyRequests` for a flood
 */
export async function send(
  ctx: Context,
  actor: Actor,
  { userId, text, files = [] }: ParsedRequestOf<typeof sendMessage>,
): Promise<Message> {
  const { partner, conversation, sides } = await talkWith(ctx, actor, { userId });
  if (!hasArea(partner.company_type, 'messages'))
    throw new AppError('actionNotAllowed', { message: 'Bu firma mesaj almıyor.' });
  await requireMayWrite(ctx, actor.companyId);
  await slowDown(ctx, `message:${actor.companyId}`, sendRule);
  return withTransaction(ctx.db, async (trx) => {
    const conversationId =
      conversation?.id ?? (sides && (await sql.openConversation(trx, sides.buyerId, sides.sellerId)));
    if (!conversationId) throw new AppError('recordNotFound');
    await claimFiles({ ...ctx, db: trx }, actor, 'messageFile', files);
    const row = await sql.insertMessage(trx, {
      conversation_id: conversationId,
      sender_id: actor.companyId,
      body: text,
      issue_date: ctx.clock.now(),
    });
    await insertMessageFiles(trx, row.id, files);
    await notifyReader({ ...ctx, db: trx }, actor, partner, conversationId);
    announce(trx, [partner.company_id]);
    return presentMessage(row, actor.companyId, { files: await filesOfMessages(trx, [row.id]), reports: [] });
  });
}

/** Creates a notification for the reader of the first unread message, while the flag `chatNotification` is on. */
async function notifyReader(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { companyId, userId }: Pick<Actor, 'companyId' | 'userId'>,
  partner: sql.PartnerRow,
  conversationId: number,
): Promise<void> {
  if (!(await accessRulesFor(db, partner.user_id)).isOn('chatNotification')) return;
  if ((await sql.countUnread(db, { conversationId, senderId: companyId })) > 1) return;
  const writer = await sql.companyName(db, companyId);
  await insertNotifications(db, [
    {
      companyId: partner.company_id,
      mainCategoryId: notificationMainCategories.announcements,
      subCategoryId: notificationKinds.messageReceived,
      body: `${writer} size bir mesaj yazdı.`,
      redirectUrl: `/myprofile/messages?to=${userId}`,
      issueDate: clock.now(),
    },
  ]);
}

/** Marks messages as read. @throws AppError `recordNotFound` for another company's conversation */
export async function markRead(
  ctx: Context,
  { companyId }: Actor,
  { conversationId, messageId }: { readonly conversationId: number; readonly messageId: number },
): Promise<void> {
  await sidesIn(ctx, conversationId, companyId);
  await sql.readMessages(ctx.db, { conversationId, companyId }, messageId, ctx.clock.now());
  announce(ctx.db, [companyId]);
}

/** Clears a conversation for one side only. @throws AppError `recordNotFound` for another company's conversation */
export async function clear(ctx: Context, { companyId }: Actor, conversationId: number): Promise<void> {
  const sides = await sidesIn(ctx, conversationId, companyId);
  await sql.readMessages(ctx.db, { conversationId, companyId }, null, ctx.clock.now());
  await sql.clearConversation(ctx.db, conversationId, sides.buyer_id === companyId ? 'buyer' : 'seller');
  announce(ctx.db, [companyId]);
}

async function sidesIn({ db }: Context, conversationId: number, companyId: number) {
  const sides = await sql.findSides(db, conversationId, companyId);
  if (!sides) throw new AppError('recordNotFound');
  return sides;
}
