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
  orderPartlySupplied: 56,
  invoiceAdded: 57,
  approvalNear: 58,
  returnAnswered: 59,
  orderReceived: 101,
  saleCancelled: 102,
  saleCompleted: 103,
  shipByNear: 104,
  returnOpened: 105,
  saleRated: 106,
} as const;

export interface NoticeOrder {
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
  partlySupplied: forBuyer(
    subCategories.orderPartlySupplied,
    ({ id, sellerName }) =>
      `${sellerName}, ${id} numaralı siparişinizin bir bölümünü gönderemiyor; eksik kalan tutar iade edildi.`,
  ),
  invoiceAdded: forBuyer(
    subCategories.invoiceAdded,
    ({ id }) => `${id} numaralı siparişinizin faturası yüklendi.`,
  ),
  approvalNear: forBuyer(
    subCategories.approvalNear,
    ({ id }) =>
      `${id} numaralı siparişiniz yarın kendiliğinden onaylanacak. Bir sorun varsa şimdi bildirin ya da onayı erteleyin.`,
  ),
  caseAnswered: forBuyer(
    subCategories.returnAnswered,
    ({ id }) => `${id} numaralı siparişinizle ilgili talebiniz yanıtlandı.`,
  ),
  shipByNear: forSeller(
    subCategories.shipByNear,
    ({ id, buyerName }) => `${buyerName} firmasının ${id} numaralı siparişi için kargo süresi dolmak üzere.`,
  ),
  caseOpened: forSeller(
    subCategories.returnOpened,
    ({ id, buyerName }) => `${buyerName}, ${id} numaralı sipariş için talep açtı; yanıtınız bekleniyor.`,
  ),
  caseChanged: forSeller(
    subCategories.returnOpened,
    ({ id }) => `${id} numaralı siparişteki talebin durumu değişti.`,
  ),
  rated: forSeller(
    subCategories.saleRated,
    ({ id, buyerName }) => `${buyerName}, ${id} numaralı siparişi değerlendirdi.`,
  ),
  purchaseCancelled: forBuyer(
    subCategories.orderCancelled,
    ({ id }) => `${id} numaralı siparişiniz iptal edildi, tutarı size iade edildi.`,
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
