import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './SectionHeader.css.ts';

export type SectionHeaderProps = {
  title: ReactNode;
  /** Heading level. */
  level?: 1 | 2 | 3;
  /** Secondary text on the same baseline: number, since when. */
  remark?: ReactNode;
  /** Links or buttons at the end of the row. */
  actions?: ReactNode;
  /** Whether the actions have their own line on a phone, because some of them come later or not at all. */
  actionsBelow?: boolean;
  /** Dark line below, when nothing else bounds the section. */
  line?: boolean;
  id?: string | undefined;
};

/** Renders the header of a page or section: title, remark and actions on one baseline. */
export function SectionHeader({
  title,
  level = 2,
  remark,
  actions,
  actionsBelow,
  line,
  id,
}: SectionHeaderProps) {
  return (
    <div className={cx(css.root, line && css.line)}>
      <div className={cx(css.name, actionsBelow && css.alone)}>
        <Heading level={level} id={id}>
          {title}
        </Heading>
        {remark ? <p className={css.remark}>{remark}</p> : null}
      </div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}
