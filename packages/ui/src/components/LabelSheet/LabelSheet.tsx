import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './LabelSheet.css.ts';
import type * as Turns from './StripTurns.tsx';

export type LabelSheetProps = {
  /** Name of the sheet's content. */
  label: string;
  /** ProductCards. */
  children: ReactNode;
  /** `grid` fills the width with rows of two, four or five, `strip` is one row that scrolls. */
  layout?: 'grid' | 'strip';
};

/** Labels as they come from the printer: joined, parted by fine lines, no gap, no shadow. */
export function LabelSheet({ label, children, layout = 'grid' }: LabelSheetProps) {
  const isStrip = layout === 'strip';
  const row = useRef<HTMLUListElement>(null);
  const turns = useTurns(isStrip);
  return (
    <div className={css.sheet}>
      {turns ? <turns.StripTurns label={label} row={row} cells={Children.count(children)} /> : null}
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

const loadTurns = () => import('./StripTurns.tsx');

/** The buttons of a strip come after its labels: no page waits for them, and a strip is turned without them as well. */
function useTurns(isStrip: boolean) {
  const [turns, setTurns] = useState<typeof Turns | null>(null);
  useEffect(() => {
    if (isStrip) void loadTurns().then(setTurns, () => null);
  }, [isStrip]);
  return turns;
}
