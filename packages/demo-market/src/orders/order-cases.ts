import { caseAnswerDays, type OrderCaseReason, type OrderCaseState } from '@havan/domain/order-case';
import { type Random, randomOf } from '../seeded-random.ts';
import type { DemoOrder } from './orders.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

export interface DemoCase {
  readonly state: OrderCaseState;
  readonly createdAt: Date;
  readonly answerBy: Date;
  readonly answeredAt: Date | null;
  readonly lineNo: number;
  readonly quantity: number;
  readonly reason: OrderCaseReason;
  readonly note: string;
  readonly sellerAnswer: string | null;
}

/** Money of a demo order that went back, from escrow to the card. */
export interface DemoRefund {
  readonly kind: 'notSupplied' | 'return';
  readonly lineNo: number;
  readonly quantity: number;
  /** Kuruş. */
  readonly amount: number;
  readonly at: Date;
  readonly note: string | null;
}

const notes: readonly (readonly [OrderCaseReason, string])[] = [
  ['damaged', 'Koli ezilmiş, kutuların köşeleri hasarlı.'],
  ['shortExpiry', 'Miat ilanda yazandan beş ay kısa geldi.'],
  ['missing', 'Koliden eksik çıktı.'],
  ['wrong', 'Aynı ürünün başka boyu gönderilmiş.'],
];

/**
 * Returns a case of an order that waits for approval: some wait for the seller, some were turned down, one is
 * with the platform.
 */
export function caseOf(order: DemoOrder, now: Date): DemoCase | null {
  if (order.isPlain) return null;
  const random = randomOf(`case:${order.id}`);
  const { deliveredAt } = order.times;
  if (order.state === 'completed') return settledCaseOf(order, random);
  if (order.state !== 'awaitingBuyerApproval' || !deliveredAt || !random.chance(0.3)) return null;
  const createdAt = new Date(now.getTime() - random.int(2, 20) * hourMs);
  if (createdAt < deliveredAt) return null;
  const state = random.weighted([
    ['open', 5],
    ['rejected', 3],
    ['escalated', 2],
  ] as const);
  const isAnswered = state !== 'open';
  return {
    ...wishOf(order, random),
    state,
    createdAt,
    answerBy: new Date(createdAt.getTime() + caseAnswerDays * dayMs),
    answeredAt: isAnswered ? new Date(createdAt.getTime() + hourMs) : null,
    sellerAnswer: isAnswered ? 'Ürünler depomuzdan eksiksiz ve sağlam çıktı, tutanağı paylaşabiliriz.' : null,
  };
}

/** Returns a return that the seller took back before the order was completed. */
function settledCaseOf(order: DemoOrder, random: Random): DemoCase | null {
  const { deliveredAt, completedAt } = order.times;
  const { lineNo, quantity, ...rest } = wishOf(order, random);
  const isWhole = order.lines.length === 1 && order.lines[0]?.quantity === quantity;
  if (!deliveredAt || !completedAt || isWhole || !random.chance(0.08)) return null;
  const room = completedAt.getTime() - deliveredAt.getTime();
  const createdAt = new Date(deliveredAt.getTime() + Math.floor(room * 0.2));
  return {
    ...rest,
    lineNo,
    quantity,
    state: 'accepted',
    createdAt,
    answerBy: new Date(createdAt.getTime() + caseAnswerDays * dayMs),
    answeredAt: new Date(deliveredAt.getTime() + Math.floor(room * 0.4)),
    sellerAnswer: 'Kusura bakmayın, hemen iade ediyoruz.',
  };
}

function wishOf(order: DemoOrder, random: Random) {
  const lineNo = random.int(1, order.lines.length);
  const units = order.lines[lineNo - 1]?.quantity ?? 1;
  const [reason, note] = random.pick(notes);
  return { lineNo, quantity: random.int(1, Math.max(1, Math.floor(units / 2))), reason, note };
}

/** Returns the refund of an order: an accepted return, or units that the seller did not have. */
export function refundOf(order: DemoOrder, now: Date): DemoRefund | null {
  if (order.isPlain) return null;
  const settled = order.state === 'completed' ? caseOf(order, now) : null;
  if (settled?.answeredAt) {
    const { lineNo, quantity, answeredAt, note } = settled;
    const price = order.lines[lineNo - 1]?.unitPrice ?? 0;
    return { kind: 'return', lineNo, quantity, amount: quantity * price, at: answeredAt, note };
  }
  const random = randomOf(`short:${order.id}`);
  const index = order.lines.findIndex(({ quantity }) => quantity > 1);
  const line = order.lines[index];
  const { confirmedAt } = order.times;
  if (!line || !confirmedAt || order.state === 'cancelled' || !random.chance(0.07)) return null;
  const note = 'Raftaki son kutular hasarlı çıktı.';
  return {
    kind: 'notSupplied',
    lineNo: index + 1,
    quantity: 1,
    amount: line.unitPrice,
    at: confirmedAt,
    note,
  };
}
