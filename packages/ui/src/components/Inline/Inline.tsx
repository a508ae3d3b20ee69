import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { at } from '../../css/responsive.ts';
import { gap } from '../../css/responsive.css.ts';
import type { Responsive, Space } from '../../theme/props.ts';
import * as css from './Inline.css.ts';

export type InlineProps = {
  children?: ReactNode;
  as?: 'div' | 'ul' | 'ol' | 'span' | 'p';
  /** The name of a list that has no heading. */
  'aria-label'?: string;
  space?: Responsive<Space>;
  /** How the children stand in the row. */
  align?: 'start' | 'center' | 'baseline' | 'end' | 'stretch';
  /** Alignment of the row when there is free space. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** By default a full row breaks; `false` keeps one row. */
  wrap?: boolean;
};

/** Things beside each other at one distance; breaks into rows when there is no room. */
export function Inline(props: InlineProps) {
  const { as: Tag = 'div', space = 'xs', align = 'center', justify = 'start', wrap = true, children } = props;
  return (
    <Tag
      aria-label={props['aria-label']}
      className={cx(css.inline, css.align[align], css.justify[justify], wrap && css.wrap, at(gap, space))}
    >
      {children}
    </Tag>
  );
}
