import * as css from './Divider.css.ts';

export type DividerProps = {
  /** `section` is a dark line between sections, `row` a pale one between rows. */
  rank?: 'section' | 'row';
};

/** Renders a horizontal line. */
export function Divider({ rank = 'row' }: DividerProps) {
  return <hr className={css.rank[rank]} />;
}
