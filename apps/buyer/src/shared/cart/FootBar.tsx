import type { ReactNode } from 'react';
import * as css from './FootBar.css.ts';

/** At the foot of a phone: what it is about, and the next step, always in sight. The bar of places makes room for it. */
export function FootBar({ children }: { children: ReactNode }) {
  return (
    <div className={css.bar} data-foot-bar>
      <div className={css.step}>{children}</div>
    </div>
  );
}
