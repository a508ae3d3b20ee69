import type { DensityTokens } from './token-type.ts';

/** Meaning of a colour. Always beside a word or a number, never alone. */
export type Tone = 'neutral' | 'positive' | 'attention' | 'critical' | 'info';

/** A step of the spacing scale: 4, 8, 12, 16, 24, 32, 48, 64 px when comfortable. */
export type Space = keyof DensityTokens['space'];

/** One value, or one per width: a missing width takes the one below it. */
export type Responsive<Value extends string | number> =
  | Value
  | { phone?: Value; tablet?: Value; web?: Value };
