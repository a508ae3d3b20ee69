import { type ReactNode, useRef } from 'react';
import { useOverflowEdges } from '../../hooks/use-overflow-edges.ts';
import { usePressedInSight } from '../../hooks/use-pressed-in-sight.ts';
import * as css from './ChipRow.css.ts';

export type ChipRowProps = {
  label: string;
  children: ReactNode;
};

/**
 * Renders filters in one row. When they do not fit, the row scrolls and fades at the edge where more follows.
 * A focused or pressed chip is scrolled into view.
 */
export function ChipRow({ label, children }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useOverflowEdges(row);
  usePressedInSight(row);
  return (
    <div ref={row} className={css.row} role="group" aria-label={label}>
      {children}
    </div>
  );
}
