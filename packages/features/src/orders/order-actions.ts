import type { OrderDetail } from '@havan/contract/orders';
import type { OrderAction, OrderParty } from '@havan/domain/order';
import type { OrderSide } from './order-filters.ts';

/** The actions that have a call on the wire, by side; the rest of the domain's table waits for theirs. */
const offered = {
  sold: ['confirm', 'ship', 'cancel'],
  purchased: ['approve', 'postponeAutoApprove'],
} as const satisfies Readonly<Record<OrderSide, readonly OrderAction[]>>;

/** Who a side is in the transition table. */
export const partyOf = { sold: 'seller', purchased: 'buyer' } as const satisfies Readonly<
  Record<OrderSide, OrderParty>
>;

/** An action that a screen can carry out. */
export type OfferedAction = (typeof offered)[OrderSide][number];

/** What this side may do now, first the one that brings the order forward. */
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
  ship: {
    button: 'Kargoya ver',
    question: 'Kargoya ver',
    explanation: 'Alıcı, kargo firmasını ve takip numarasını siparişinde görür.',
    done: (orderNo) => `${orderNo} kargoya verildi.`,
  },
  cancel: {
    button: 'İptal et',
    question: 'Sipariş iptal edilsin mi?',
    explanation: 'Ürünler stoğunuza döner, alıcıya ödemesi iade edilir. Bu işlem geri alınamaz.',
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
};
