/** The past purchases of a product by a company; returned units are not included. */
export interface PurchaseHabit {
  /** Purchases on different days. */
  readonly purchases: number;
  /** Units of all purchases but the last: these were used up, or another purchase would not have been made. */
  readonly unitsBeforeLast: number;
  readonly lastUnits: number;
  /** Days from the first purchase to the last. */
  readonly days: number;
  readonly daysSinceLast: number;
}

/** Fewest purchases, and shortest period of `leastDays`, from which a pace is computed. */
export const leastPurchases = 3;
export const leastDays = 30;
/** Days of a month in which paces and durations are stated. */
const monthDays = 30;

export interface ExpiryWarning {
  /** Units used in a month by the company's own purchases; one decimal. */
  readonly monthlyUnits: number;
  /** How many months the quantity would last, what is left of the last purchase included; one decimal. */
  readonly monthsOfUse: number;
  /** Months until the expiry; one decimal. */
  readonly monthsLeft: number;
  /** How many units would be used before the expiry; 0 where none would. */
  readonly fitting: number;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/**
 * Returns whether a quantity would outlast its expiry at the company's own pace, with the quantity that would
 * not. Null where it fits, or where too little was bought to tell a pace.
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
