import type { Kurus } from '@havan/domain/money';
import * as v from 'valibot';

/** Returns an amount in lira, as both providers take it: with a point and two decimals. */
export const liraOf = (amount: Kurus): string => (amount / 100).toFixed(2);

/**
 * An amount in lira as the providers write it, a number or a text with a point or a comma (`10,8`, `10.80`); parsed to
 * kuruş.
 */
export const providerAmount = v.pipe(
  v.union([v.number(), v.string()]),
  v.transform((given) => String(given).replace(',', '.')),
  v.regex(/^\d{1,12}(\.\d+)?$/),
  v.transform((lira) => Math.round(Number(lira) * 100)),
);
