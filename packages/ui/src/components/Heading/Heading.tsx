import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden as hiddenText } from '../../css/utilities.css.ts';
import { unbroken } from '../Text/unbroken.ts';
import * as css from './Heading.css.ts';

export type HeadingProps = {
  children: ReactNode;
  /** Heading level in the document; levels are not skipped. `size` sets the appearance. */
  level: 1 | 2 | 3 | 4;
  /** Default by level: 1 page, 2 section, 3 panel, 4 block. */
  size?: keyof typeof css.size;
  id?: string | undefined;
  /** Only for screen readers: the heading of a page whose content needs no visible one. */
  hidden?: boolean;
  /** Text after the heading, in the sans face: `(09/2028)`. */
  remark?: ReactNode;
};

const sizeOf = { 1: 'page', 2: 'section', 3: 'panel', 4: 'block' } as const;

/** Renders a heading in the slab typeface. */
export function Heading({ level, size = sizeOf[level], id, hidden, remark, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={hidden ? hiddenText : cx(css.heading, css.size[size])}>
      {unbroken(children)} {remark ? <span className={css.remark}>{remark}</span> : null}
    </Tag>
  );
}
