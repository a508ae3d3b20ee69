import { createContext, use } from 'react';
import { cx } from '../../css/cx.ts';
import { moneyParts } from './format.ts';
import * as css from './Money.css.ts';

export type MoneyProps = {
  /** Whole kuruş; 39850 is shown as 398,50 TL. */
  value: number;
  /** Font size: `small` inherits, the others are 17, 22, 32 and 56 px (48 on a phone). Larger sizes are narrower. */
  size?: keyof typeof css.size;
  tone?: keyof typeof css.tone;
  /** Strikes a former price through, as an `s` element. */
  strike?: boolean;
  /** Omits the currency, where the column heading has it. */
  bare?: boolean;
  /** Regular weight, for amounts in a sentence or a secondary column. */
  quiet?: boolean;
  /** Shows `+` before a positive amount, in account movements. */
  signed?: boolean;
};

/** Whether prices are hidden from the user; an amount of 0 is then shown as `Fiyat gizli`. */
export const HiddenPrices = createContext(false);

/** Renders an amount in Turkish lira. Its text content is `398,50 TL` at every size, also when copied or read aloud. */
export function Money({ value, size = 'small', tone = 'main', strike, bare, quiet, signed }: MoneyProps) {
  const { sign, lira, kurus } = moneyParts(value);
  if (use(HiddenPrices) && !value) return <span className={css.tone[tone]}>Fiyat gizli</span>;
  const Tag = strike ? 's' : 'span';
  return (
    <Tag className={cx(css.money, css.size[size], css.tone[tone], quiet && css.quiet, strike && css.strike)}>
      {sign || (signed && value > 0 ? '+' : '')}
      {lira}
      <span className={css.kurus[size]}>{kurus}</span>
      {bare ? null : <span className={css.currency[size]}> TL</span>}
    </Tag>
  );
}
