import { canBuy } from '@havan/domain/company';
import type { DemoCompany } from '../companies/companies.ts';
import { randomOf } from '../seeded-random.ts';
import type { DemoPayment } from '../orders/orders.ts';

export interface DemoNotification {
  readonly companyId: number;
  readonly mainCategoryId: 5 | 10 | 15;
  readonly subCategoryId: number;
  readonly body: string;
  readonly redirectUrl: string;
  readonly issueDate: Date;
  readonly isRead: boolean;
}

/** Announcements to every company; the sub-categories are 151 service, 152 campaign, 153 rules. */
const announcements: readonly (readonly [sub: number, body: string, url: string])[] = [
  [151, 'Bu pazar 02.00–04.00 arasında bakım yapılacaktır; sipariş verilemeyecektir.', '/homepage'],
  [152, 'Kış sağlığı kampanyaları yayında: C vitamini ve propolis ürünlerinde indirim.', '/campaigns'],
  [153, 'Satıcıların KEP ve MERSİS bilgilerini güncel tutmaları gerekmektedir.', '/myprofile/settings/sales'],
  [
    151,
    'Kargo anlaşmalarımız yenilendi; gönderim ücretleri sayfasına göz atın.',
    '/services/shipping-calculator',
  ],
];

/**
 * Returns the notices of the demo companies: their purchases (5), their sales (10) and the announcements
 * (15), newest first.
 */
export function demoNotifications(
  companies: readonly DemoCompany[],
  payments: readonly DemoPayment[],
  now: Date,
): DemoNotification[] {
  const wanted = new Set(companies.map((company) => company.id));
  const notices: DemoNotification[] = [];
  for (const payment of payments) {
    for (const order of payment.orders) {
      const { id, state, times, seller } = order;
      const old = now.getTime() - times.createdAt.getTime() > 3 * 24 * 3_600_000;
      if (wanted.has(payment.buyer.id) && times.shippedAt) {
        const body = `${seller.name}, ${id} numaralı siparişinizi kargoya verdi.`;
        notices.push({
          companyId: payment.buyer.id,
          mainCategoryId: 5,
          subCategoryId: 52,
          body,
          redirectUrl: `/myprofile/orderdetail/purchased/${id}`,
          issueDate: times.shippedAt,
          isRead: old,
        });
      }
      if (wanted.has(payment.buyer.id) && times.cancelledAt) {
        const body = `${id} numaralı siparişiniz iptal edildi, tutar kartınıza iade edildi.`;
        notices.push({
          companyId: payment.buyer.id,
          mainCategoryId: 5,
          subCategoryId: 53,
          body,
          redirectUrl: `/myprofile/orderdetail/purchased/${id}`,
          issueDate: times.cancelledAt,
          isRead: true,
        });
      }
      if (wanted.has(seller.id) && state !== 'preOrder') {
        const body = `${payment.buyer.name} size ${id} numaralı siparişi verdi.`;
        notices.push({
          companyId: seller.id,
          mainCategoryId: 10,
          subCategoryId: 101,
          body,
          redirectUrl: `/myprofile/orderdetail/sold/${id}`,
          issueDate: times.createdAt,
          isRead: old,
        });
      }
    }
  }
  for (const company of companies) {
    const random = randomOf(`announcements:${company.id}`);
    for (const [i, [subCategoryId, body, redirectUrl]] of announcements.entries()) {
      const issueDate = new Date(now.getTime() - (i * 2 + 1 + random.next()) * 24 * 3_600_000);
      notices.push({
        companyId: company.id,
        mainCategoryId: 15,
        subCategoryId,
        body,
        // Whoever buys nothing has no campaigns to look at.
        redirectUrl: canBuy(company.companyType) || redirectUrl !== '/campaigns' ? redirectUrl : '/homepage',
        issueDate,
        isRead: i > 1,
      });
    }
  }
  return notices.sort((a, b) => a.issueDate.getTime() - b.issueDate.getTime() || a.companyId - b.companyId);
}
