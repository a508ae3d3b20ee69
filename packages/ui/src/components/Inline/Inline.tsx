import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { at } from '../../css/responsive.ts';
import { gap } from '../../css/responsive.css.ts';
import type { Responsive, Space } from '../../theme/props.ts';
import * as css from './Inline.css.ts';

export type InlineProps = {
  children?: ReactNode;
  as?: 'div' | 'ul' | 'ol' | 'span' | 'p';
  /** Accessible name, for a list without a heading. */
  'aria-label'?: string;
  space?: Responsive<Space>;
  /** Vertical alignment of the children. */
  align?: 'start' | 'center' | 'baseline' | 'end' | 'stretch';
  /** Horizontal alignment when there is free space. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /** Whether the children wrap into several rows; default true. */
  wrap?: boolean;
};

/** Renders its children side by side with equal gaps. */
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
