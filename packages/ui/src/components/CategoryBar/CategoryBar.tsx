import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { Anchor } from '../LinkProvider/LinkProvider.tsx';
import * as css from './CategoryBar.css.ts';

export type CategoryBarProps = {
  label: string;
  /** Categories in display order; one may be highlighted. */
  items: readonly { id: string; label: string; href: string; current?: boolean; highlighted?: boolean }[];
  /** Content before the items: the button that opens all categories. */
  lead?: ReactNode;
  /** Content at the end of the row: the link to the other area. */
  trail?: ReactNode;
};

/** Renders the categories in one row below the header. */
export function CategoryBar({ label, items, lead, trail }: CategoryBarProps) {
  return (
    <nav aria-label={label} className={css.bar}>
      <div className={css.row}>
        {lead ? <div className={css.lead}>{lead}</div> : null}
        {items.map((item) => (
          <Anchor
            key={item.id}
            href={item.href}
            className={cx(css.item, item.highlighted && css.highlighted, item.current && css.current)}
            aria-current={item.current ? 'page' : undefined}
          >
            {item.label}
          </Anchor>
        ))}
        {trail ? <div className={css.trail}>{trail}</div> : null}
      </div>
    </nav>
  );
}
