import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { Heading } from '../Heading/Heading.tsx';
import * as css from './SectionHeader.css.ts';

export type SectionHeaderProps = {
  title: ReactNode;
  /** Its rank among the headings of the page. */
  level?: 1 | 2 | 3;
  /** A quiet sentence on the same baseline: how many, since when. */
  remark?: ReactNode;
  /** Links or buttons at the end of the row. */
  actions?: ReactNode;
  /** The ink line beneath, when nothing else bounds the section. */
  line?: boolean;
  id?: string | undefined;
};

/** The head of a page or a section: name, remark and actions on one baseline. */
export function SectionHeader({ title, level = 2, remark, actions, line, id }: SectionHeaderProps) {
  return (
    <div className={cx(css.root, line && css.line)}>
      <div className={css.name}>
        <Heading level={level} id={id}>
          {title}
        </Heading>
        {remark ? <p className={css.remark}>{remark}</p> : null}
      </div>
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </div>
  );
}
