import { createContext, use } from 'react';
import { cx } from '../../css/cx.ts';
import { moneyParts } from './format.ts';
import * as css from './Money.css.ts';

export type MoneyProps = {
  /** Whole kuruş; 39850 reads 398,50 TL. */
  value: number;
  /** 14, 17, 22, 32 or 56 px; the larger, the narrower. */
  size?: keyof typeof css.size;
  tone?: keyof typeof css.tone;
  /** A price that no longer holds. Announced as such. */
  strike?: boolean;
  /** Leaves the currency to the column's heading. */
  bare?: boolean;
  /** Ordinary weight, for amounts inside a sentence or a secondary column. */
  quiet?: boolean;
  /** Shows `+` before a positive amount, in account movements. */
  signed?: boolean;
};

/** Whether prices are hidden from the user: amounts of 0 are shown as words then. */
export const HiddenPrices = createContext(false);

/** An amount in Turkish lira. Copying it or hearing it gives `398,50 TL`, whatever the size of its parts. */
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
