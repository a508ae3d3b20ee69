import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { at } from '../../css/responsive.ts';
import { gap } from '../../css/responsive.css.ts';
import type { Responsive, Space } from '../../theme/props.ts';
import * as css from './Stack.css.ts';

export type StackProps = {
  children?: ReactNode;
  as?: 'div' | 'ul' | 'ol' | 'section' | 'form' | 'fieldset';
  /** Space between the children. */
  space?: Responsive<Space>;
  /** Horizontal alignment of children; by default they fill the width. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** Draws a thin line between the children. */
  lines?: boolean;
  /** Hides the children after a `Shimmer` until it is replaced: otherwise its replacement could push them down. */
  inOrder?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/**
 * Renders its children below each other with equal gaps. Vertical space between components is set here, not by margins.
 */
export function Stack({
  as: Tag = 'div',
  space = 'm',
  align = 'stretch',
  lines,
  inOrder,
  children,
  ...aria
}: StackProps) {
  return (
    <Tag
      {...aria}
      className={cx(css.stack, css.align[align], at(gap, space), lines && css.lines, inOrder && css.inOrder)}
    >
      {children}
    </Tag>
  );
}
