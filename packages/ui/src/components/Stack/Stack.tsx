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
  /** Where narrow children stand; by default they fill the width. */
  align?: 'stretch' | 'start' | 'center' | 'end';
  /** A fine line between the children. */
  lines?: boolean;
  /**
   * Shows content beneath a `Shimmer` with or after its replacement: earlier it would be pushed down by it.
   */
  inOrder?: boolean;
  'aria-label'?: string;
  'aria-labelledby'?: string;
};

/** Things beneath each other at one distance. The only way to put vertical space between parts. */
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
