import type { ReactNode } from 'react';
import * as css from './Sticky.css.ts';

export type StickyProps = {
  children: ReactNode;
  /** `top` follows the header, `bottom` is the phone's bar for the next step. */
  edge?: 'top' | 'bottom';
};

/** Keeps its content at an edge of the window while the page scrolls; in print it lies where it was. */
export function Sticky({ children, edge = 'top' }: StickyProps) {
  return (
    <div className={css.edge[edge]} data-bar="">
      {children}
    </div>
  );
}
