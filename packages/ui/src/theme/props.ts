import type { DensityTokens } from './token-type.ts';

/** Meaning of a colour; always used with a word or a number. */
export type Tone = 'neutral' | 'positive' | 'attention' | 'critical' | 'info';

/** A step of the spacing scale: 4, 8, 12, 16, 24, 32, 48, 64 px in the comfortable density. */
export type Space = keyof DensityTokens['space'];

/** One value, or one per width; a missing width takes the value of the next smaller one. */
export type Responsive<Value extends string | number> =
  | Value
  | { phone?: Value; tablet?: Value; web?: Value };
