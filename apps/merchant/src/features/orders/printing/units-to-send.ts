import type { OrderLine } from '@havan/contract/sales/orders';

type Units = Pick<OrderLine, 'quantity' | 'refundedQuantity' | 'bonusQuantity'>;

/**
 * Returns how many pieces of a line lie in the parcel: what is left of the order, with what came along
 * unpaid.
 */
export const unitsOfLine = ({ quantity, refundedQuantity, bonusQuantity }: Units): number =>
  quantity - refundedQuantity + bonusQuantity;

/** Returns how many pieces lie in the parcel; paper never counts what is not sent (walk, seller M7). */
export const unitsToSend = (lines: readonly Units[]): number =>
  lines.reduce((sum, line) => sum + unitsOfLine(line), 0);
