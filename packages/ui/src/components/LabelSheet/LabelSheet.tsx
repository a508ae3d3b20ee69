import { Children, type ReactNode, useRef } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './LabelSheet.css.ts';
import { StripTurns } from './StripTurns.tsx';
import { useStrip } from './use-strip.ts';

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
  const isStrip = layout === 'strip';
  const row = useRef<HTMLUListElement>(null);
  const strip = useStrip(row, isStrip ? Children.count(children) : 0);
  return (
    <div className={css.sheet}>
      {isStrip ? <StripTurns label={label} strip={strip} /> : null}
      <ul
        ref={row}
        className={cx(css.cells, css.layout[layout])}
        aria-label={label}
        {...(isStrip ? { tabIndex: 0, role: 'list' } : {})}
      >
        {Children.map(children, (child) => (
          <li className={css.cell}>{child}</li>
        ))}
      </ul>
    </div>
  );
}
