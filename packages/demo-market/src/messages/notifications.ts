import type { DemoCompany } from '../companies/companies.ts';
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

/** Returns the notifications of the demo companies about their purchases (5) and sales (10). */
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
  return notices;
}
