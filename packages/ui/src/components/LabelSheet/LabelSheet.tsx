import { Children, type ReactNode, useEffect, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import * as css from './LabelSheet.css.ts';
import type * as Turns from './StripTurns.tsx';

export type LabelSheetProps = {
  /** Accessible name of the list. */
  label: string;
  /** ProductCard elements. */
  children: ReactNode;
  /** `grid` has rows of two, four or five; `strip` is one row that scrolls. */
  layout?: 'grid' | 'strip';
};

/** Renders products as a list of adjoining labels, separated by thin lines without gaps or shadows. */
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

/**
 * Loads the scroll buttons of a strip on demand: they are not needed for the first paint, and the strip also
 * scrolls without them.
 */
function useTurns(isStrip: boolean) {
  const [turns, setTurns] = useState<typeof Turns | null>(null);
  useEffect(() => {
    if (isStrip) void loadTurns().then(setTurns, () => null);
  }, [isStrip]);
  return turns;
}
