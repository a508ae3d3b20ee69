import { formatMoney } from '@havan/domain/money';
import { notificationMainCategories } from '@havan/domain/notification';
import type { NewNotification } from './inbox.sql.ts';

/** Sub-categories of notices about orders. */
const subCategories = {
  orderPlaced: 51,
  orderShipped: 52,
  orderCancelled: 53,
  orderConfirmed: 54,
  orderDelivered: 55,
  orderReceived: 101,
  saleCancelled: 102,
  saleCompleted: 103,
} as const;

interface NoticeOrder {
  readonly id: number;
  readonly buyerCompanyId: number;
  readonly sellerCompanyId: number;
  readonly buyerName: string;
  readonly sellerName: string;
  readonly total: number;
}

type Notice = (order: NoticeOrder, at: Date) => NewNotification;

const forBuyer =
  (subCategoryId: number, text: (order: NoticeOrder) => string): Notice =>
  (order, at) => ({
    companyId: order.buyerCompanyId,
    mainCategoryId: notificationMainCategories.purchases,
    subCategoryId,
    body: text(order),
    redirectUrl: `/myprofile/orderdetail/purchased/${order.id}`,
    issueDate: at,
  });

const forSeller =
  (subCategoryId: number, text: (order: NoticeOrder) => string): Notice =>
  (order, at) => ({
    companyId: order.sellerCompanyId,
    mainCategoryId: notificationMainCategories.sales,
    subCategoryId,
    body: text(order),
    redirectUrl: `/myprofile/orderdetail/sold/${order.id}`,
    issueDate: at,
  });

/** What the two sides of an order are told, and when. */
export const orderNotices = {
  placed: forBuyer(
    subCategories.orderPlaced,
    ({ id, sellerName }) => `${id} numaralı siparişiniz ${sellerName} satıcısına iletildi.`,
  ),
  received: forSeller(
    subCategories.orderReceived,
    ({ id, buyerName, total }) =>
      `${buyerName} size ${formatMoney(total)} tutarında ${id} numaralı siparişi verdi.`,
  ),
  confirmed: forBuyer(
    subCategories.orderConfirmed,
    ({ id, sellerName }) => `${sellerName}, ${id} numaralı siparişinizi onayladı.`,
  ),
  shipped: forBuyer(
    subCategories.orderShipped,
    ({ id, sellerName }) => `${sellerName}, ${id} numaralı siparişinizi kargoya verdi.`,
  ),
  delivered: forBuyer(
    subCategories.orderDelivered,
    ({ id }) => `${id} numaralı siparişiniz teslim edildi; kontrol edip onaylayabilirsiniz.`,
  ),
  purchaseCancelled: forBuyer(
    subCategories.orderCancelled,
    ({ id }) => `${id} numaralı siparişiniz iptal edildi, tutar kartınıza iade edildi.`,
  ),
  saleCancelled: forSeller(
    subCategories.saleCancelled,
    ({ id, buyerName }) => `${buyerName}, ${id} numaralı siparişi iptal etti; stok ilanınıza geri eklendi.`,
  ),
  completed: forSeller(
    subCategories.saleCompleted,
    ({ id }) => `${id} numaralı sipariş tamamlandı, ödemeniz hesabınıza geçti.`,
  ),
} as const satisfies Record<string, Notice>;
