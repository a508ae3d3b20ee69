import type { DemoAnnouncement } from '../messages/announcements.ts';
import type { DemoConversation } from '../messages/conversations.ts';
import type { DemoNotification } from '../messages/notifications.ts';
import type { Loader } from './loader.ts';

export async function loadMessages(
  loader: Loader,
  conversations: readonly DemoConversation[],
): Promise<void> {
  await loader.copy(
    'conversation',
    ['id', 'buyer_id', 'seller_id', 'created_at'],
    conversations.flatMap(({ id, buyerId, sellerId, messages: [first] }) =>
      first ? [[id, buyerId, sellerId, first.at] as const] : [],
    ),
  );
  await loader.copy(
    'message',
    ['conversation_id', 'sender_id', 'body', 'issue_date', 'read_at'],
    conversations
      .flatMap(({ id, messages }) => messages.map((message) => ({ id, ...message })))
      // Ids follow the order in which people wrote.
      .sort((a, b) => a.at.getTime() - b.at.getTime())
      .map((m) => [m.id, m.senderId, m.body, m.at, m.isRead ? m.at : null]),
  );
}

/** Loads the announcements of the operators; `companies` is the number of companies that each of them reached. */
export const loadAnnouncements = (
  loader: Loader,
  announcements: readonly DemoAnnouncement[],
  companies: number,
): Promise<void> =>
  loader.copy(
    'announcement',
    ['sub_category_id', 'body', 'audience', 'href', 'published_at', 'companies'],
    announcements.map(({ kind, body, href, publishedAt }) => [
      kind,
      body,
      'all',
      href,
      publishedAt,
      companies,
    ]),
  );

/** Loads notices of companies in the order in which they were written. */
export const loadNotifications = (
  loader: Loader,
  notifications: readonly DemoNotification[],
): Promise<void> =>
  loader.copy(
    'notification',
    ['company_id', 'main_category_id', 'sub_category_id', 'body', 'redirect_url', 'issue_date', 'read_at'],
    notifications
      .toSorted((a, b) => a.issueDate.getTime() - b.issueDate.getTime() || a.companyId - b.companyId)
      .map((n) => [
        n.companyId,
        n.mainCategoryId,
        n.subCategoryId,
        n.body,
        n.redirectUrl,
        n.issueDate,
        n.isRead ? n.issueDate : null,
      ]),
  );
