import { formatMoney } from '@havan/domain/money';
import { notificationMainCategories } from '@havan/domain/notification';
import { notificationKinds } from '@havan/domain/notification-kind';
import type { NewNotification } from './inbox.sql.ts';

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

/** The notifications of both sides of an order, by event. */
export const orderNotices = {
  placed: forBuyer(
    notificationKinds.orderPlaced,
    ({ id, sellerName }) => `${id} numaralı siparişiniz ${sellerName} satıcısına iletildi.`,
  ),
  preOrdered: forBuyer(
    notificationKinds.orderPlaced,
    ({ id, total }) =>
      `${id} numaralı siparişiniz havalenizi bekliyor (${formatMoney(total)}). IBAN ve açıklama sipariş sayfanızda.`,
  ),
  transferTaken: forBuyer(
    notificationKinds.orderPlaced,
    ({ id, sellerName }) => `Havaleniz geldi; ${id} numaralı siparişiniz ${sellerName} satıcısına iletildi.`,
  ),
  transferShort: forBuyer(
    notificationKinds.orderPlaced,
    ({ id }) => `${id} numaralı siparişinize gelen havale eksik; kalan tutar sipariş sayfanızda.`,
  ),
  transferExpired: forBuyer(
    notificationKinds.orderCancelled,
    ({ id }) =>
      `${id} numaralı siparişinizin havalesi süresinde gelmedi; sipariş iptal edildi. Gönderdiğiniz tutar varsa iade edilir.`,
  ),
  preOrderCancelled: forBuyer(
    notificationKinds.orderCancelled,
    ({ id }) => `${id} numaralı ön siparişiniz iptal edildi. Gönderdiğiniz tutar varsa iade edilir.`,
  ),
  received: forSeller(
    notificationKinds.orderReceived,
    ({ id, buyerName, total }) =>
      `${buyerName} size ${formatMoney(total)} tutarında ${id} numaralı siparişi verdi.`,
  ),
  confirmed: forBuyer(
    notificationKinds.orderConfirmed,
    ({ id, sellerName }) => `${sellerName}, ${id} numaralı siparişinizi onayladı.`,
  ),
  shipped: forBuyer(
    notificationKinds.orderShipped,
    ({ id, sellerName }) => `${sellerName}, ${id} numaralı siparişinizi kargoya verdi.`,
  ),
  delivered: forBuyer(
    notificationKinds.orderDelivered,
    ({ id }) => `${id} numaralı siparişiniz teslim edildi; kontrol edip onaylayabilirsiniz.`,
  ),
  partlySupplied: forBuyer(
    notificationKinds.orderPartlySupplied,
    ({ id, sellerName }) =>
      `${sellerName}, ${id} numaralı siparişinizin bir bölümünü gönderemiyor; eksik kalan tutar iade edildi.`,
  ),
  invoiceAdded: forBuyer(
    notificationKinds.invoiceAdded,
    ({ id }) => `${id} numaralı siparişinizin faturası yüklendi.`,
  ),
  approvalNear: forBuyer(
    notificationKinds.approvalNear,
    ({ id }) =>
      `${id} numaralı siparişiniz yarın kendiliğinden onaylanacak. Bir sorun varsa şimdi bildirin ya da onayı erteleyin.`,
  ),
  caseAnswered: forBuyer(
    notificationKinds.returnAnswered,
    ({ id }) => `${id} numaralı siparişinizle ilgili talebiniz yanıtlandı.`,
  ),
  shipByNear: forSeller(
    notificationKinds.shipByNear,
    ({ id, buyerName }) => `${buyerName} firmasının ${id} numaralı siparişi için kargo süresi dolmak üzere.`,
  ),
  caseOpened: forSeller(
    notificationKinds.returnOpened,
    ({ id, buyerName }) => `${buyerName}, ${id} numaralı sipariş için talep açtı; yanıtınız bekleniyor.`,
  ),
  caseChanged: forSeller(
    notificationKinds.returnOpened,
    ({ id }) => `${id} numaralı siparişteki talebin durumu değişti.`,
  ),
  rated: forSeller(
    notificationKinds.saleRated,
    ({ id, buyerName }) => `${buyerName}, ${id} numaralı siparişi değerlendirdi.`,
  ),
  ratingAnswered: (order, at) => ({
    ...forBuyer(
      notificationKinds.ratingAnswered,
      ({ id, sellerName }) => `${sellerName}, ${id} numaralı siparişteki değerlendirmenizi yanıtladı.`,
    )(order, at),
    redirectUrl: '/myprofile/evaluations',
  }),
  purchaseCancelled: forBuyer(
    notificationKinds.orderCancelled,
    ({ id }) => `${id} numaralı siparişiniz iptal edildi, tutarı size iade edildi.`,
  ),
  saleCancelled: forSeller(
    notificationKinds.saleCancelled,
    ({ id, buyerName }) => `${buyerName}, ${id} numaralı siparişi iptal etti; stok ilanınıza geri eklendi.`,
  ),
  cancelledByPlatform: forSeller(
    notificationKinds.saleCancelled,
    ({ id }) =>
      `${id} numaralı sipariş platform tarafından iptal edildi; stok ilanınıza geri eklendi. Nedeni sipariş sayfanızda.`,
  ),
  cancelledOnItsWay: forSeller(
    notificationKinds.saleCancelled,
    ({ id }) =>
      `${id} numaralı sipariş yoldayken platform tarafından iptal edildi. Koli size döndüğünde stoğunuzu ilanınızda güncelleyin. Nedeni sipariş sayfanızda.`,
  ),
  markedDelivered: forSeller(
    notificationKinds.saleDelivered,
    ({ id }) =>
      `${id} numaralı sipariş teslim edildi olarak işaretlendi; alıcının onayı bekleniyor. Dayanağı sipariş sayfanızda.`,
  ),
  completed: forSeller(
    notificationKinds.saleCompleted,
    ({ id }) => `${id} numaralı sipariş tamamlandı, ödemeniz hesabınıza geçti.`,
  ),
} as const satisfies Record<string, Notice>;

/** Builds the notice to a seller about its appeal against an event of its score. */
export const appealDecided = (
  { companyId, orderId }: { readonly companyId: number; readonly orderId: number },
  isAccepted: boolean,
  at: Date,
): NewNotification => ({
  companyId,
  mainCategoryId: notificationMainCategories.sales,
  subCategoryId: notificationKinds.scoreAppealDecided,
  body: isAccepted
    ? `${orderId} numaralı sipariş için puan itirazınız kabul edildi; olay puanınızdan çıkarıldı.`
    : `${orderId} numaralı sipariş için puan itirazınız reddedildi; nedenini okuyabilirsiniz.`,
  redirectUrl: '/myprofile/score',
  issueDate: at,
});
