import type { ReactNode } from 'react';
import * as css from './FootBar.css.ts';

/**
 * Renders a bar at the foot of a phone with the page's next step; nothing on wider screens. The tab bar makes room for
 * it.
 */
export function FootBar({ children }: { children: ReactNode }) {
  return (
    <div className={css.bar} data-foot-bar>
      <div className={css.step}>{children}</div>
    </div>
  );
}
