/** The past purchases of a product by a company; returned units are not included. */
export interface PurchaseHabit {
  /** Number of days with a purchase. */
  readonly purchases: number;
  /** Units of all purchases but the last, assumed to be used up by then. */
  readonly unitsBeforeLast: number;
  readonly lastUnits: number;
  /** Days from the first purchase to the last. */
  readonly days: number;
  readonly daysSinceLast: number;
}

/** Minimum number of purchases, and minimum period of `leastDays`, for computing a rate. */
export const leastPurchases = 3;
export const leastDays = 30;
/** Days of a month, for rates and durations. */
const monthDays = 30;

export interface ExpiryWarning {
  /** Units used in a month, by the company's purchases; one decimal. */
  readonly monthlyUnits: number;
  /** Months for which the quantity would last, with the rest of the last purchase; one decimal. */
  readonly monthsOfUse: number;
  /** Months until the expiry; one decimal. */
  readonly monthsLeft: number;
  /** Units that would be used before the expiry; 0 for none. */
  readonly fitting: number;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * Returns a warning when a quantity would last beyond its expiry at the company's own rate, with the quantity
 * that would not. Null when it would not, or when there is too little data.
 */
export function expiryWarning(
  habit: PurchaseHabit,
  quantity: number,
  daysLeft: number,
): ExpiryWarning | null {
  const { purchases, unitsBeforeLast, lastUnits, days, daysSinceLast } = habit;
  if (purchases < leastPurchases || days < leastDays || unitsBeforeLast <= 0) return null;
  const pace = unitsBeforeLast / days;
  const onHand = Math.max(0, lastUnits - pace * daysSinceLast);
  const left = Math.max(0, daysLeft);
  const fitting = Math.max(0, Math.floor(pace * left - onHand));
  if (quantity <= fitting) return null;
  return {
    monthlyUnits: tenths(pace * monthDays),
    monthsOfUse: tenths((onHand + quantity) / pace / monthDays),
    monthsLeft: tenths(left / monthDays),
    fitting,
  };
}
