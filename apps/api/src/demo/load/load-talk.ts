import { demoCampaigns, stateOf } from '../talk/campaigns.ts';
import type { DemoConversation } from '../talk/conversations.ts';
import type { DemoNotification } from '../talk/notifications.ts';
import type { Loader } from './loader.ts';

const dayMs = 24 * 3_600_000;

export async function loadTalk(
  loader: Loader,
  conversations: readonly DemoConversation[],
  notifications: readonly DemoNotification[],
): Promise<void> {
  await loader.copy(
    'conversation',
    ['id', 'buyer_id', 'seller_id', 'created_at'],
    conversations.map((c) => [c.id, c.buyerId, c.sellerId, c.messages[0]?.at ?? null]),
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
  await loader.copy(
    'notification',
    ['company_id', 'main_category_id', 'sub_category_id', 'body', 'redirect_url', 'issue_date', 'read_at'],
    notifications.map((n) => [
      n.companyId,
      n.mainCategoryId,
      n.subCategoryId,
      n.body,
      n.redirectUrl,
      n.issueDate,
      n.isRead ? n.issueDate : null,
    ]),
  );
}

export async function loadCampaigns(loader: Loader, now: Date): Promise<void> {
  const day = (days: number): Date => new Date(now.getTime() + days * dayMs);
  await loader.copy(
    'campaign',
    [
      'code',
      'seller_id',
      'category_id',
      'title',
      'description',
      'kind',
      'state',
      'value',
      'starts_at',
      'ends_at',
      'steps',
      'buy_quantity',
      'free_quantity',
      'is_selected',
      'unit_limit',
      'units_left',
      'company_limit',
    ],
    demoCampaigns.map((c) => [
      c.code,
      c.sellerId,
      c.categoryId,
      c.title,
      c.description,
      c.kind,
      stateOf(c),
      c.value,
      day(c.from),
      day(c.to),
      JSON.stringify(c.steps),
      c.bonus?.buy ?? null,
      c.bonus?.get ?? null,
      c.isSelected,
      c.limits?.units ?? null,
      c.limits?.units ?? null,
      c.limits?.ofCompany ?? null,
    ]),
  );
}

/** What stands beneath the suggestions of the search (specification §3, advertText). */
export async function loadAdverts(loader: Loader, now: Date): Promise<void> {
  const day = (days: number): Date => new Date(now.getTime() + days * dayMs);
  await loader.copy(
    'search_advert',
    ['advert_text', 'href', 'starts_at', 'ends_at'],
    [
      ['Kış Sağlığı Günleri: bağışıklık ürünlerinde %10 indirim', '/categories/1376', day(-10), day(25)],
      ['Yıl sonu sayımı öncesi: sarf malzemeleri', '/categories/1847', day(20), day(45)],
    ],
  );
}
