import type { OrderDetail } from '@havan/contract/sales/orders';
import type { OrderAction, OrderParty } from '@havan/domain/order';
import type { OrderSide } from '../order-filters.ts';

/** The actions that a screen offers, by side, in the order in which they bring an order forward. */
const offered = {
  sold: [
    'confirm',
    'ship',
    'prepare',
    'undoPrepare',
    'deliver',
    'uploadInvoice',
    'correctShipment',
    'partlySupply',
    'cancel',
  ],
  purchased: ['approve', 'rate', 'postponeAutoApprove', 'cancel'],
} as const satisfies Readonly<Record<OrderSide, readonly OrderAction[]>>;

/** Party of each side in the transition table. */
export const partyOf = { sold: 'seller', purchased: 'buyer' } as const satisfies Readonly<
  Record<OrderSide, OrderParty>
>;

/** An action that a screen can carry out. */
export type OfferedAction = (typeof offered)[OrderSide][number];

/** Asked about in a small dialog before it is done. */
export const askedActions = ['deliver', 'approve', 'postponeAutoApprove', 'cancel'] as const;
export type AskedAction = (typeof askedActions)[number];

/** Done in a form of its own that opens over the order. */
export const formActions = ['partlySupply', 'correctShipment', 'uploadInvoice', 'rate'] as const;
export type FormAction = (typeof formActions)[number];

export const isAsked = (action: OfferedAction): action is AskedAction =>
  askedActions.some((asked) => asked === action);
export const isForm = (action: OfferedAction): action is FormAction =>
  formActions.some((form) => form === action);

/** Returns the actions of this side, first the one that brings the order forward. */
export function offeredActions(order: Pick<OrderDetail, 'allowedActions'>, side: OrderSide): OfferedAction[] {
  return offered[side].filter((action) => order.allowedActions.includes(action));
}

export interface ActionTexts {
  /** On the button, and on the button of the question. */
  readonly button: string;
  readonly question: string;
  readonly explanation: string;
  readonly done: (orderNo: string) => string;
}

export const actionTexts: Readonly<Record<OfferedAction, ActionTexts>> = {
  confirm: {
    button: 'Onayla',
    question: 'Sipariş onaylansın mı?',
    explanation: 'Onayladığınızda siparişi süresi içinde kargoya vermeyi üstlenirsiniz.',
    done: (orderNo) => `${orderNo} onaylandı.`,
  },
  prepare: {
    button: 'Hazırlandı',
    question: 'Koli hazır mı?',
    explanation: 'Koli hazırlandı, kargo bekleniyor.',
    done: (orderNo) => `${orderNo} hazırlandı olarak işaretlendi.`,
  },
  undoPrepare: {
    button: 'Hazırlandı işaretini kaldır',
    question: 'Koli hazır değil mi?',
    explanation: 'Sipariş yeniden hazırlanacaklar arasına girer.',
    done: (orderNo) => `${orderNo} yeniden hazırlanacaklar arasında.`,
  },
  ship: {
    button: 'Kargoya ver',
    question: 'Kargoya ver',
    explanation: 'Alıcı, kargo firmasını ve takip numarasını siparişinde görür.',
    done: (orderNo) => `${orderNo} kargoya verildi.`,
  },
  correctShipment: {
    button: 'Takip numarasını düzelt',
    question: 'Takip numarasını düzelt',
    explanation: 'Alıcı yeni numarayı siparişinde görür.',
    done: (orderNo) => `${orderNo} kargo bilgisi düzeltildi.`,
  },
  deliver: {
    button: 'Teslim ettim',
    question: 'Sipariş teslim edildi mi?',
    explanation: 'Alıcının yedi günlük onay süresi başlar.',
    done: (orderNo) => `${orderNo} teslim edildi.`,
  },
  uploadInvoice: {
    button: 'Fatura yükle',
    question: 'Fatura yükle',
    explanation: 'Alıcı faturayı siparişinden indirir.',
    done: (orderNo) => `${orderNo} faturası yüklendi.`,
  },
  partlySupply: {
    button: 'Eksik gönder',
    question: 'Hangi ürünleri gönderebiliyorsunuz?',
    explanation:
      'Eksik kalan adetlerin tutarı alıcıya hemen iade edilir; stok ancak ürün gerçekten varsa geri eklenir.',
    done: (orderNo) => `${orderNo} eksik gönderilecek; fark iade edildi.`,
  },
  cancel: {
    button: 'İptal et',
    question: 'Sipariş iptal edilsin mi?',
    explanation: 'Ürünler stoğa döner, ödenen tutar iade edilir. Bu işlem geri alınamaz.',
    done: (orderNo) => `${orderNo} iptal edildi.`,
  },
  approve: {
    button: 'Teslim aldım, onayla',
    question: 'Siparişi teslim aldınız mı?',
    explanation: 'Onayladığınızda sipariş tamamlanır ve ödemeniz satıcıya aktarılır. Bu işlem geri alınamaz.',
    done: (orderNo) => `${orderNo} tamamlandı.`,
  },
  postponeAutoApprove: {
    button: 'Onayı ertele',
    question: 'Kendiliğinden onay ertelensin mi?',
    explanation: 'Onay tarihi yedi gün ileri alınır. Bir sipariş için bir kez ertelenebilir.',
    done: (orderNo) => `${orderNo} için onay yedi gün ertelendi.`,
  },
  rate: {
    button: 'Değerlendir',
    question: 'Siparişi değerlendirin',
    explanation: 'Puanınız satıcının puanına katılır.',
    done: (orderNo) => `${orderNo} değerlendirildi. Teşekkürler.`,
  },
};
