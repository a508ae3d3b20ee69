import { createElement, Fragment, type ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { hidden as hiddenText } from '../../css/utilities.css.ts';
import * as css from './Heading.css.ts';

export type HeadingProps = {
  children: ReactNode;
  /** The rank in the document. Never skipped for looks; `size` is for looks. */
  level: 1 | 2 | 3 | 4;
  /** By default 1 is a page, 2 a section, 3 a panel, 4 a block. */
  size?: keyof typeof css.size;
  id?: string | undefined;
  /** Only for screen readers: the name of a page whose content is self-explanatory. */
  hidden?: boolean;
  /** After the name, in the text face: `(09/2028)`. */
  remark?: ReactNode;
};

/** Returns a text whose names stay whole: `Omega-3` never breaks at its hyphen. */
const unbroken = (text: ReactNode): ReactNode =>
  typeof text === 'string'
    ? createElement(
        Fragment,
        null,
        ...text
          .split(/(\b\w{1,20}-\d{1,6}\b)/)
          .map((part, at) => (at % 2 > 0 ? createElement('span', { className: css.whole }, part) : part)),
      )
    : text;

const sizeOf = { 1: 'page', 2: 'section', 3: 'panel', 4: 'block' } as const;

/** The name of a page, a section, a panel or a thing, in the slab face. Nowhere else is the slab used. */
export function Heading({ level, size = sizeOf[level], id, hidden, remark, children }: HeadingProps) {
  const Tag = `h${level}` as const;
  return (
    <Tag id={id} className={hidden ? hiddenText : cx(css.heading, css.size[size])}>
      {unbroken(children)} {remark ? <span className={css.remark}>{remark}</span> : null}
    </Tag>
  );
}
