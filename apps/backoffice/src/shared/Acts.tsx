import type { ReactNode } from 'react';
import * as css from './Acts.css.ts';

/** Renders the buttons of a row side by side, each on one line. */
export const Acts = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.acts}>{children}</div>
);
