import type { ReactNode } from 'react';

/** A piece of the book that the kit draws itself, out of reach of the styles of its prose. */
export function Plate({ children }: { children: ReactNode }) {
  return <div className="sb-unstyled kit-plate">{children}</div>;
}
