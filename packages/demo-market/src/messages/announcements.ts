import { canBuy } from '@havan/domain/company';
import type { AnnouncementKind } from '@havan/domain/shop-content';
import type { DemoCompany } from '../companies/companies.ts';
import type { DemoNotification } from './notifications.ts';

export interface DemoAnnouncement {
  /** Notification kind: 151 service, 152 campaign, 153 rules. */
  readonly kind: AnnouncementKind;
  readonly body: string;
  readonly href: string;
  readonly publishedAt: Date;
}

const texts: readonly (readonly [kind: AnnouncementKind, body: string, href: string])[] = [
  [151, 'Bu pazar 02.00–04.00 arasında bakım yapılacaktır; sipariş verilemeyecektir.', '/homepage'],
  [152, 'Kış sağlığı kampanyaları yayında: C vitamini ve propolis ürünlerinde indirim.', '/campaigns'],
  [153, 'Satıcıların KEP ve MERSİS bilgilerini güncel tutmaları gerekmektedir.', '/myprofile/settings/sales'],
  [
    151,
    'Kargo anlaşmalarımız yenilendi; gönderim ücretleri sayfasına göz atın.',
    '/services/shipping-calculator',
  ],
];

/** Returns the announcements of the operators to every company, one every other day, the oldest first. */
export const demoAnnouncements = (now: Date): DemoAnnouncement[] =>
  texts
    .map(([kind, body, href], at) => ({
      kind,
      body,
      href,
      publishedAt: new Date(now.getTime() - (at * 2 + 1.5) * 24 * 3_600_000),
    }))
    .reverse();

/** Returns the notifications of the companies about the announcements; those of the last three days are unread. */
export const announcementNotices = (
  announcements: readonly DemoAnnouncement[],
  companies: readonly DemoCompany[],
  now: Date,
): DemoNotification[] =>
  announcements.flatMap(({ kind, body, href, publishedAt }) =>
    companies.map((company) => ({
      companyId: company.id,
      mainCategoryId: 15 as const,
      subCategoryId: kind,
      body,
      // A company that cannot buy has no page of campaigns.
      redirectUrl: canBuy(company.companyType) || href !== '/campaigns' ? href : '/homepage',
      issueDate: publishedAt,
      isRead: now.getTime() - publishedAt.getTime() > 3 * 24 * 3_600_000,
    })),
  );
