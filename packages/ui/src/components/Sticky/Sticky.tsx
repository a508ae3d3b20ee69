import type { ReactNode } from 'react';
import * as css from './Sticky.css.ts';

export type StickyProps = {
  children: ReactNode;
  /** `top` for a row below the header, `bottom` for the phone's bar with the next step. */
  edge?: 'top' | 'bottom';
};

/** Keeps its content at an edge of the window while the page scrolls; at the bottom, above the TabBar. */
export function Sticky({ children, edge = 'top' }: StickyProps) {
  return (
    <div className={css.edge[edge]} data-bar="">
      {children}
    </div>
  );
}
