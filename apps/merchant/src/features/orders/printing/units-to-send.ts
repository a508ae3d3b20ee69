import type { OrderLine } from '@havan/contract/sales/orders';

type Units = Pick<OrderLine, 'quantity' | 'refundedQuantity' | 'bonusQuantity'>;

/** Returns the units of a line in the parcel: those not refunded, with the bonus units. */
export const unitsOfLine = ({ quantity, refundedQuantity, bonusQuantity }: Units): number =>
  quantity - refundedQuantity + bonusQuantity;

/** Returns the units in the parcel; unsent ones are not counted. */
export const unitsToSend = (lines: readonly Units[]): number =>
  lines.reduce((sum, line) => sum + unitsOfLine(line), 0);
