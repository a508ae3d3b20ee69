import { type ReactNode, useRef } from 'react';
import { useOverflowEdges } from '../../hooks/use-overflow-edges.ts';
import * as css from './ChipRow.css.ts';

export type ChipRowProps = {
  label: string;
  children: ReactNode;
};

/** Filters in one row. When they do not fit, the row scrolls and its edge fades, so the cut is a hint and not a fault. */
export function ChipRow({ label, children }: ChipRowProps) {
  const row = useRef<HTMLDivElement>(null);
  useOverflowEdges(row);
  return (
    <div ref={row} className={css.row} role="group" aria-label={label}>
      {children}
    </div>
  );
}
