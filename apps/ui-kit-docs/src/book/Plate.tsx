import type { ReactNode } from 'react';

/** Renders kit components inside a text page without the text styles of Storybook. */
export function Plate({ children }: { children: ReactNode }) {
  return <div className="sb-unstyled kit-plate">{children}</div>;
}
