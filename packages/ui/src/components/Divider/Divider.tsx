import * as css from './Divider.css.ts';

export type DividerProps = {
  /** An ink line parts chapters, a pale line parts rows. */
  rank?: 'section' | 'row';
};

/** A fine line across the column. */
export function Divider({ rank = 'row' }: DividerProps) {
  return <hr className={css.rank[rank]} />;
}
