import { Children, type ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './LabelSheet.css.ts';

export type LabelSheetProps = {
  /** What lies on the sheet. */
  label: string;
  /** ProductCards. */
  children: ReactNode;
  /** `grid` fills the width with rows, `strip` is one row that scrolls. */
  layout?: 'grid' | 'strip';
};

/** Labels as they come from the printer: joined, parted by fine lines, no gap, no shadow. */
export function LabelSheet({ label, children, layout = 'grid' }: LabelSheetProps) {
  return (
    <div className={css.sheet}>
      <ul
        className={cx(css.cells, css.layout[layout])}
        aria-label={label}
        {...(layout === 'strip' ? { tabIndex: 0, role: 'list' } : {})}
      >
        {Children.map(children, (child) => (
          <li className={css.cell}>{child}</li>
        ))}
      </ul>
    </div>
  );
}
